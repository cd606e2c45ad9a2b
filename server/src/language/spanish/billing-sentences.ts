import type { Sentences } from '../sentences.ts';

/** What is said about plans, purchases and use; the words of the cards as well. */
export const billingSentences: Sentences = {
  'reading, exporting and deleting stay open': 'leer, exportar y eliminar sigue siendo posible',
  'free trial': 'prueba gratuita',
  'invite people': 'invitar personas',
  'go on writing': 'seguir escribiendo',
  'Please choose a plan to begin writing; {}.': 'Elija un plan para empezar a escribir; {0}.',
  'Your {} has ended. Choose a plan to {}; {}.': 'Su {0} terminó. Elija un plan para {1}; {2}.',
  'The plan of your company has ended. Choose a plan to {}; {}.':
    'El plan de su empresa terminó. Elija un plan para {0}; {1}.',
  'The plan of your company has ended. Please ask its owner to choose a plan; {}.':
    'El plan de su empresa terminó. Pida al propietario que elija un plan; {0}.',
  'The free trial of your company has ended. Choose a plan to {}; {}.':
    'La prueba gratuita de su empresa terminó. Elija un plan para {0}; {1}.',
  'The free trial of your company has ended. Please ask its owner to choose a plan; {}.':
    'La prueba gratuita de su empresa terminó. Pida al propietario que elija un plan; {0}.',
  // The beginning of those four, as `billing/require-plan.ts` writes it.
  'The {} of your company has ended.': 'Terminó: {0} de su empresa.',
  'Your company has {} members. Please choose at least as many users.':
    'Su empresa tiene {0} miembros. Elija al menos esa cantidad de usuarios.',
  'The number of users goes with the custom plan only.':
    'La cantidad de usuarios solo corresponde al plan personalizado.',
  'Please say for how many users.': 'Indique para cuántos usuarios.',
  'Please enter a whole number of users.': 'Ingrese un número entero de usuarios.',
  'Please enter at least one user.': 'Ingrese al menos un usuario.',
  'At most {} users can be bought at once.': 'Se pueden comprar como máximo {0} usuarios a la vez.',
  'This plan is for one person. Please choose a number of users for your company.':
    'Este plan es para una sola persona. Elija una cantidad de usuarios para su empresa.',
  'You belong to a company already. Plans for it are bought in its workspace, by its owner or an admin.':
    'Ya pertenece a una empresa. Sus planes se compran en el espacio de trabajo de ella, por el propietario o un administrador.',
  'Your company’s plan covers you here as well. Nothing is needed.':
    'El plan de su empresa le cubre también aquí. No hace falta nada.',
  'You have this plan until {}. Resume it instead.': 'Tiene este plan hasta el {0}. Reanúdelo.',
  'You have this plan already. Please change your card, so that it can be renewed.':
    'Ya tiene este plan. Cambie su tarjeta para que se pueda renovar.',
  'You have this plan already.': 'Ya tiene este plan.',
  'Your plan is cancelled and goes on until {}. Resume it first, then add users.':
    'Su plan está cancelado y sigue vigente hasta el {0}. Reanúdelo primero y después agregue usuarios.',
  'The last payment of your plan failed. Please change your card first, then add users.':
    'Falló el último pago de su plan. Cambie primero su tarjeta y después agregue usuarios.',
  'A company has at most {} users; yours has {}.': 'Una empresa tiene como máximo {0} usuarios; la suya tiene {1}.',
  'Your plan is being renewed right now. Please try again in a few minutes.':
    'Su plan se está renovando en este momento. Inténtelo de nuevo en unos minutos.',
  'Your present plan is paid until {}, and what is left of it is worth more than the new plan costs. Cancel it, and choose the new one when it ends.':
    'Su plan actual está pagado hasta el {0}, y lo que queda de él vale más que el plan nuevo. Cancélelo y elija el nuevo cuando termine.',
  'This purchase has been completed.': 'Esta compra ya se completó.',
  'Subscription cancelled. It goes on until {}.': 'Suscripción cancelada. Sigue vigente hasta el {0}.',
  'Subscription cancelled. It has ended, and nothing more will be charged.':
    'Suscripción cancelada. Terminó, y no se cobrará nada más.',
  'Subscription resumed. It renews on {}.': 'Suscripción reanudada. Se renueva el {0}.',
  'One more user': 'Un usuario más',
  'From {} your plan renews for {} for {}, every {} until you cancel.':
    'A partir del {0}, su plan se renueva por {1} para {2}, cada {3} hasta que lo cancele.',
  month: 'mes',
  year: 'año',
  'Typing the finished chart at {} words a minute, less reading it through at {}. A chart counts for no more words than you gave.':
    'Escribir la nota terminada a {0} palabras por minuto, menos leerla entera a {1}. Una nota no cuenta más palabras que las que usted dio.',
  'Typing the finished note at {} words a minute, less reading it through at {}. A note counts for no more words than were dictated.':
    'Escribir la nota terminada a {0} palabras por minuto, menos leerla entera a {1}. Una nota no cuenta más palabras que las dictadas.',
  'Reading the text and blacking it out by hand at {} words a minute, less checking the result at {}.':
    'Leer el texto y tacharlo a mano a {0} palabras por minuto, menos revisar el resultado a {1}.',
  'Reading the chart for codes at {} words a minute, less reading the report at {}.':
    'Leer la nota en busca de códigos a {0} palabras por minuto, menos leer el informe a {1}.',
  Individual: 'Individual',
  Professional: 'Profesional',
  Team: 'Equipo',
  'Company Plan': 'Plan de empresa',
  'Custom Plan': 'Plan personalizado',
  'Monthly Plan': 'Plan mensual',
  'Annual Plan': 'Plan anual',
  'per month': 'al mes',
  'per user, per month': 'por usuario, al mes',
  'Billed as $99.60 annually': 'Se cobra $99.60 al año',
  'Buy now': 'Comprar ahora',
  'Choose Monthly': 'Elegir mensual',
  'Choose Annual': 'Elegir anual',
  'Choose Custom': 'Elegir personalizado',
  'Best value': 'Mejor precio',
  'Single user license': 'Licencia para un usuario',
  'Lifetime updates': 'Actualizaciones de por vida',
  'Secure HIPAA-compliant storage': 'Almacenamiento seguro conforme a HIPAA',
  'Add up to 10 users': 'Agregue hasta 10 usuarios',
  'Upgrade any time': 'Mejore su plan en cualquier momento',
  'Unlimited library users': 'Usuarios ilimitados en la biblioteca',
  'Unlimited AI planner': 'Planificador con IA ilimitado',
  'Full tool suite': 'Todas las herramientas',
  'Priority support': 'Soporte prioritario',
  'Cancel anytime': 'Cancele en cualquier momento',
  'Up to 12 users': 'Hasta 12 usuarios',
  'Unlimited users': 'Usuarios ilimitados',
  'Priced by the number of users': 'Precio según la cantidad de usuarios',
};
