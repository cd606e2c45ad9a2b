import type { Sentences } from '../sentences.ts';

/** What is said about companies, their people, emergency access, and the operator's own pages. */
export const companySentences: Sentences = {
  'You do not belong to a company.': 'No pertenece a ninguna empresa.',
  'You work in your company now.': 'Ahora trabaja en su empresa.',
  'You work on your own now.': 'Ahora trabaja por su cuenta.',
  'All seats of the company are taken. Please ask the person who invited you.':
    'Todos los puestos de la empresa están ocupados. Consulte a la persona que lo invitó.',
  'The plan of this company has ended. Please ask the person who invited you.':
    'El plan de esta empresa terminó. Consulte a la persona que lo invitó.',
  'Welcome to the company!': '¡Le damos la bienvenida a la empresa!',
  'Welcome to the company!{}': '¡Le damos la bienvenida a la empresa!{0}',
  ' Your own plan goes on until you cancel it.': ' Su plan propio sigue vigente hasta que lo cancele.',
  'User invited successfully!': 'Invitación enviada.',
  'Only the owner of your company can invite an admin.':
    'Solo el propietario de su empresa puede invitar a un administrador.',
  'Only the owner of your company can change this invitation.':
    'Solo el propietario de su empresa puede cambiar esta invitación.',
  'Your company has sent many invitations today. Please go on tomorrow.':
    'Su empresa envió muchas invitaciones hoy. Continúe mañana.',
  'This person was invited several times just now. Please wait an hour, or send them the link yourself.':
    'Esta persona recibió varias invitaciones hace poco. Espere una hora o envíele usted el enlace.',
  'The change was refused.': 'El cambio fue rechazado.',
  'This person could not be found.': 'No se encontró a esta persona.',
  'Company created successfully!': 'Empresa creada.',
  'Who runs Notewright cannot own a company.': 'Quien opera Notewright no puede ser propietario de una empresa.',
  'Emergency access to this person’s chats was opened many times within the hour. Please try again later.':
    'El acceso de emergencia a los chats de esta persona se abrió muchas veces en una hora. Inténtelo más tarde.',
  'Your company has opened emergency access many times within the hour. Please try again later.':
    'Su empresa abrió el acceso de emergencia muchas veces en una hora. Inténtelo más tarde.',
  'These are your own chats; you can read them as they are.':
    'Estos son sus propios chats; puede leerlos tal como están.',
  'You have emergency access to these chats already. Close it first to give another reason.':
    'Ya tiene acceso de emergencia a estos chats. Ciérrelo primero para indicar otro motivo.',
  'The owner cannot leave the company. Please hand it over to somebody else first.':
    'El propietario no puede dejar la empresa. Traspásela primero a otra persona.',
  'You have left the company.': 'Ha dejado la empresa.',
  'Please say who is to be removed.': 'Indique a quién se debe quitar.',
  'Invitation withdrawn.': 'Invitación retirada.',
  'You cannot remove yourself. Please leave the company instead.':
    'No puede quitarse a sí mismo. En su lugar, deje la empresa.',
  'Only the owner of your company can remove an admin, and nobody can remove the owner.':
    'Solo el propietario de su empresa puede quitar a un administrador, y nadie puede quitar al propietario.',
  'User removed successfully!': 'Usuario quitado.',
  'You own the company already.': 'Usted ya es propietario de la empresa.',
  'This person cannot own a company.': 'Esta persona no puede ser propietaria de una empresa.',
  'Company handed over successfully!': 'Empresa traspasada.',
  'Company updated successfully!': 'Empresa actualizada.',
  'Only the owner of your company can change this.': 'Solo el propietario de su empresa puede cambiar esto.',
  'Please set up a second factor of your own before you ask everybody for one.':
    'Configure su propio segundo factor antes de pedírselo a todos.',
  'This person has yet to accept. To give them another role, invite them again with it.':
    'Esta persona aún no ha aceptado. Para darle otro rol, invítela de nuevo con él.',
  'The owner keeps their role until they hand the company over.':
    'El propietario conserva su rol hasta que traspase la empresa.',
  'Only the owner of your company can change this role.': 'Solo el propietario de su empresa puede cambiar este rol.',
  'Role changed successfully!': 'Rol cambiado.',
  'Company changed.': 'Empresa cambiada.',
  'A company needs at least one seat.': 'Una empresa necesita al menos un puesto.',
  'Please enter a whole number of seats.': 'Ingrese un número entero de puestos.',
  'A company can have at most {} seats.': 'Una empresa puede tener como máximo {0} puestos.',
  'The mail was dropped.': 'El correo se descartó.',
  'The mail is on its way once more.': 'El correo va de nuevo en camino.',
  'The code or link in this mail has run out, so it cannot be sent again.':
    'El código o el enlace de este correo venció, así que no se puede enviar de nuevo.',
  'This is the account of an operator. Please use "notewright operator revoke" on the server.':
    'Esta es la cuenta de un operador. Use "notewright operator revoke" en el servidor.',
  'Account switched off.': 'Cuenta desactivada.',
  'Account switched on.': 'Cuenta activada.',
  'There is no account with this email address.': 'No hay ninguna cuenta con este correo electrónico.',
  'Former member': 'Antiguo miembro',
  'Former member {}': 'Antiguo miembro {0}',
  'Your company': 'Su empresa',
};
