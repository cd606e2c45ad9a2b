import type { Sentences } from '../sentences.ts';

/** What stands on the pages that the server writes itself: the mailed links and the built-in checkout. */
export const pageSentences: Sentences = {
  'Thank you for your message! We will get back to you soon.': '¡Gracias por su mensaje! Le responderemos pronto.',
  'Feedback submitted successfully!': 'Su mensaje se envió correctamente.',
  'This installation has no support address yet. Please ask whoever runs it for you.':
    'Esta instalación aún no tiene una dirección de soporte. Pregunte a quien la administra.',
  'Please confirm your password': 'Confirme su contraseña',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Choose a new password': 'Elija una contraseña nueva',
  'At least 8 characters. Every browser that is logged in with the old password will be logged out.':
    'Al menos 8 caracteres. Se cerrará la sesión en todos los navegadores que la iniciaron con la contraseña anterior.',
  'New Password': 'Contraseña nueva',
  'Confirm Password': 'Confirmar contraseña',
  'Change my password': 'Cambiar mi contraseña',
  'Your password has been updated': 'Su contraseña se actualizó',
  'You can log in now with the password you chose.': 'Ya puede iniciar sesión con la contraseña que eligió.',
  'Log in': 'Iniciar sesión',
  'This link does not work any more': 'Este enlace ya no funciona',
  'It was used before, or it is too old. You can ask for another one.':
    'Ya se usó o es demasiado antiguo. Puede pedir otro.',
  'Forgot Password': 'Contraseña olvidada',
  'Verify your email address': 'Verifique su correo electrónico',
  'Did you sign up for Notewright? Then verify your address here.':
    '¿Creó usted una cuenta en Notewright? Entonces verifique aquí su dirección.',
  'Verify my address': 'Verificar mi dirección',
  'Your address is verified': 'Su dirección está verificada',
  'Thank you. You can log in now with the password you chose.':
    'Gracias. Ya puede iniciar sesión con la contraseña que eligió.',
  'It was used before, or it is too old. You can ask for another one where you entered your code.':
    'Ya se usó o es demasiado antiguo. Puede pedir otro donde ingresó su código.',
  'Sign up': 'Crear cuenta',
  'This is a test checkout. No money moves.': 'Este es un pago de prueba. No se mueve dinero.',
  'Test cards only: never type a real card number here.':
    'Solo tarjetas de prueba: nunca escriba aquí un número de tarjeta real.',
  'This card was declined, and it was not kept. Please choose another one.':
    'Esta tarjeta fue rechazada y no se guardó. Elija otra.',
  'There is not enough money on this card, and it was not kept. Please choose another one.':
    'No hay fondos suficientes en esta tarjeta y no se guardó. Elija otra.',
  'The card was not confirmed, and it was not kept. You can try again.':
    'La tarjeta no se confirmó y no se guardó. Puede intentarlo de nuevo.',
  'The card was kept, but what is owed was declined with it. Please choose another one.':
    'La tarjeta se guardó, pero con ella se rechazó el cobro pendiente. Elija otra.',
  'This card was declined, and nothing was charged. Please choose another one.':
    'Esta tarjeta fue rechazada y no se cobró nada. Elija otra.',
  'There is not enough money on this card, and nothing was charged. Please choose another one.':
    'No hay fondos suficientes en esta tarjeta y no se cobró nada. Elija otra.',
  'The payment was not confirmed, and nothing was charged. You can try again.':
    'El pago no se confirmó y no se cobró nada. Puede intentarlo de nuevo.',
  'Only the test cards listed here are taken; this number is none of them, and what you typed was not kept.':
    'Solo se aceptan las tarjetas de prueba de esta lista; este número no es de ninguna de ellas, y lo que escribió no se guardó.',
  'Please type the number of a test card.': 'Escriba el número de una tarjeta de prueba.',
  'Please type three or four figures; any will do.': 'Escriba tres o cuatro cifras; cualquiera sirve.',
  'Please type a name of at most 100 characters.': 'Escriba un nombre de 100 caracteres como máximo.',
  'Please type a month and a year, such as 04/32.': 'Escriba un mes y un año, como 04/32.',
  'This month is over; please type one to come.': 'Este mes ya pasó; escriba uno futuro.',
  'Test card': 'Tarjeta de prueba',
  'Type the number of a test card': 'Escribir el número de una tarjeta de prueba',
  'Card number': 'Número de tarjeta',
  Expiry: 'Vencimiento',
  'Month and year, such as 04/32': 'Mes y año, como 04/32',
  'Security code': 'Código de seguridad',
  'Any three figures': 'Tres cifras cualesquiera',
  'Name on the card': 'Nombre en la tarjeta',
  Accepted: 'Aceptada',
  Declined: 'Rechazada',
  'Declined: not enough money': 'Rechazada: fondos insuficientes',
  'The bank asks whether it is you': 'El banco pregunta si es usted',
  'Accepted now, declined at renewals': 'Aceptada ahora, rechazada en las renovaciones',
  'Save card and pay': 'Guardar tarjeta y pagar',
  'Save card': 'Guardar tarjeta',
  'Back without changing': 'Volver sin cambiar',
  'There is no card yet.': 'Aún no hay ninguna tarjeta.',
  'Renewals are charged to the card ending in {}.': 'Las renovaciones se cobran a la tarjeta terminada en {0}.',
  'The last renewal could not be charged; the card that you choose now pays it at once.':
    'No se pudo cobrar la última renovación; la tarjeta que elija ahora la paga de inmediato.',
  'Your card': 'Su tarjeta',
  Checkout: 'Pago',
  Payment: 'Pago',
  'Your order': 'Su pedido',
  'Due today': 'A pagar hoy',
  'Pay {}': 'Pagar {0}',
  'Back without paying': 'Volver sin pagar',
  'Credit for your earlier plan': 'Crédito por su plan anterior',
  '{} more users until {}': '{0} usuarios más hasta el {1}',
  'One more user until {}': 'Un usuario más hasta el {0}',
  'the next renewal': 'próxima renovación',
  'Renews by itself until you cancel. You can cancel at any time.':
    'Se renueva automáticamente hasta que lo cancele. Puede cancelarlo en cualquier momento.',
  'Renews by itself for {} on {}, and every {} after that, until you cancel. You can cancel at any time.':
    'Se renueva automáticamente por {0} el {1}, y después cada {2}, hasta que lo cancele. Puede cancelarlo en cualquier momento.',
  'One payment.': 'Un solo pago.',
  'The day on which your plan renews stays as it is.': 'El día en que se renueva su plan no cambia.',
  '{}, {} users': '{0}, {1} usuarios',
  '{}, {} user at {}': '{0}, {1} usuario a {2}',
  '{}, {} users at {}': '{0}, {1} usuarios a {2}',
  '{} more user at {}': '{0} usuario más a {1}',
  '{} more users at {}': '{0} usuarios más a {1}',
  'One payment. The day on which your plan renews stays as it is.':
    'Un solo pago. El día en que se renueva su plan no cambia.',
  'This order is paid': 'Este pedido está pagado',
  'Thank you. There is nothing left to pay here.': 'Gracias. Aquí no queda nada por pagar.',
  'Go on to Notewright': 'Continuar a Notewright',
  'This checkout is closed': 'Este pago está cerrado',
  'It was open for a day, or it was closed for another one. Nothing was charged. You can choose a plan again.':
    'Estuvo abierto un día, o se cerró por otro. No se cobró nada. Puede elegir un plan de nuevo.',
  'Back to Notewright': 'Volver a Notewright',
  'There is no such page': 'No existe esta página',
  'The address is not complete, or it does not work any more. Nothing was charged.':
    'La dirección no está completa o ya no funciona. No se cobró nada.',
  'Your bank asks: is it you?': 'Su banco pregunta: ¿es usted?',
  'The bank of the card ending in {} wants to know whether its owner pays. At a real bank you would type a code now; here you only say yes or no.':
    'El banco de la tarjeta terminada en {0} quiere saber si paga su titular. En un banco real escribiría ahora un código; aquí solo dice sí o no.',
  Confirm: 'Confirmar',
  Refuse: 'Rechazar',
};
