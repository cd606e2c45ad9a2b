import type { Sentences } from '../sentences.ts';

/** What is said about one's own account: signing in, passwords, second factors, profile. */
export const accountSentences: Sentences = {
  'Logged in successfully': 'Sesión iniciada',
  'Logged out successfully.': 'Sesión cerrada.',
  'User created successfully': 'Cuenta creada',
  'Email verified successfully': 'Correo verificado',
  'Code verified successfully': 'Código verificado',
  'OTP resent successfully. Check your email.': 'Código reenviado. Revise su correo.',
  'If this address has an account, a code is on its way to it.':
    'Si esta dirección tiene una cuenta, ya va en camino un código.',
  'Please wait {} seconds before you ask for another code.': 'Espere {0} segundos antes de pedir otro código.',
  'Too many wrong codes. Please choose Resend OTP: we will mail you a link instead.':
    'Demasiados códigos incorrectos. Elija Reenviar código: le enviaremos un enlace en su lugar.',
  'Your password has been updated.': 'Su contraseña se actualizó.',
  'Your password has been changed. Every other browser has been logged out.':
    'Su contraseña se cambió. Se cerró la sesión en los demás navegadores.',
  'This is not your current password.': 'Esta no es su contraseña actual.',
  'This is the password you have. Please choose another.': 'Esta es la contraseña que ya tiene. Elija otra.',
  'Your password was changed meanwhile. Please try again.': 'Su contraseña cambió entretanto. Inténtelo de nuevo.',
  'Your account has no password. With Forgot Password on the login page you choose one.':
    'Su cuenta no tiene contraseña. Con «¿Olvidó su contraseña?» en la página de inicio de sesión puede elegir una.',
  'Your account has no password. Please log out and log in again to confirm that it is you.':
    'Su cuenta no tiene contraseña. Cierre la sesión e inicie sesión de nuevo para confirmar que es usted.',
  'Your account has no password. Please log out, and log in again the way you did.':
    'Su cuenta no tiene contraseña. Cierre la sesión e inicie sesión de nuevo como lo hizo antes.',
  'This password is too common. Please choose another.': 'Esta contraseña es demasiado común. Elija otra.',
  'The password is not right.': 'La contraseña no es correcta.',
  'Please give your password.': 'Indique su contraseña.',
  'There were too many wrong tries. Please log in again.':
    'Hubo demasiados intentos incorrectos. Inicie sesión de nuevo.',
  'Thank you. You can go on.': 'Gracias. Puede continuar.',
  'The session is locked.': 'La sesión está bloqueada.',
  'Welcome back.': 'Hola de nuevo.',
  'This is your email address already.': 'Este ya es su correo electrónico.',
  'A code is on its way to the new address.': 'Ya va en camino un código a la dirección nueva.',
  'Your email address has been changed. Every other browser has been logged out.':
    'Su correo electrónico se cambió. Se cerró la sesión en los demás navegadores.',
  'This session has been logged out.': 'Esta sesión se cerró.',
  'You have been logged out everywhere else.': 'Se cerró su sesión en todos los demás lugares.',
  'You did not sign in with {}. You can try again, or log in another way.':
    'No inició sesión con {0}. Puede intentarlo de nuevo o iniciar sesión de otra forma.',
  'The sign-in with {} could not be confirmed. Please start again.':
    'No se pudo confirmar el inicio de sesión con {0}. Empiece de nuevo.',
  'Signing in with {} does not work right now. Please try again in a moment, or log in with your password.':
    'En este momento no se puede iniciar sesión con {0}. Inténtelo de nuevo en un momento o use su contraseña.',
  'Your account here is switched off, so {} cannot open it. Please ask your administrator.':
    'Su cuenta aquí está desactivada, así que {0} no puede abrirla. Consulte a su administrador.',
  'The account with your e-mail address belongs to another person at {}. Please ask your administrator.':
    'La cuenta con su correo electrónico pertenece a otra persona en {0}. Consulte a su administrador.',
  'There were too many wrong codes. Please wait a while, or use a passkey or a recovery code.':
    'Hubo demasiados códigos incorrectos. Espere un rato, o use una llave de acceso o un código de recuperación.',
  'This passkey could not be used. Please try again, or choose another way.':
    'No se pudo usar esta llave de acceso. Inténtelo de nuevo o elija otra forma.',
  'This recovery code is not right or was used before.': 'Este código de recuperación no es correcto o ya se usó.',
  'The code is not right or was used before. Please wait for the next one.':
    'El código no es correcto o ya se usó. Espere el siguiente.',
  'Please give one code or passkey.': 'Indique un código o una llave de acceso.',
  'Your authenticator app is set up.': 'Su aplicación de autenticación está configurada.',
  'Your authenticator app was removed.': 'Se quitó su aplicación de autenticación.',
  'Your passkey was added.': 'Se agregó su llave de acceso.',
  'Your passkey was renamed.': 'Se cambió el nombre de su llave de acceso.',
  'Your passkey was removed.': 'Se quitó su llave de acceso.',
  'You have new recovery codes.': 'Tiene códigos de recuperación nuevos.',
  'Profile updated successfully!': 'Perfil actualizado.',
  'Profile picture must be an image.': 'La foto de perfil debe ser una imagen.',
  'The picture is damaged and could not be read. Please choose another one.':
    'La foto está dañada y no se pudo leer. Elija otra.',
  'The picture took too long to read. Please choose a smaller one.':
    'Leer la foto tomó demasiado tiempo. Elija una más pequeña.',
  'Please send a new picture or ask to remove the old one, not both.':
    'Envíe una foto nueva o pida quitar la anterior, no ambas cosas.',
  'Please type the e-mail address of this account.': 'Escriba el correo electrónico de esta cuenta.',
  'Your account is deleted. A mail tells you once everything in it is destroyed.':
    'Su cuenta se eliminó. Un correo le avisará cuando todo su contenido se haya destruido.',
  'No agreement is offered here.': 'Aquí no se ofrece ningún acuerdo.',
  'The agreement has changed since you opened it. Please read the new version first.':
    'El acuerdo cambió desde que lo abrió. Lea primero la versión nueva.',
  'Agreement accepted.': 'Acuerdo aceptado.',
};
