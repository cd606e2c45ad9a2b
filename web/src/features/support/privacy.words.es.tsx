import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const title = 'Política de privacidad';
export const lead =
  'Qué guarda Notewright de usted y de su trabajo, dónde, por cuánto tiempo y cuáles son sus derechos.';
export const contents = 'Índice';
export const mail = 'Por correo electrónico:';

export const responsible = 'Quién es responsable';
export const responsibleText = (
  <>
    <p>
      Notewright es un programa que un operador ejecuta en un servidor propio: un consultorio, un hospital o una empresa
      que lo ofrece a otros. Ese operador decide qué ocurre con los datos de esta instalación y responde por ellos. Si
      usted usa Notewright para una empresa, esa empresa responde por los expedientes que allí se escriben y el operador
      trabaja por encargo de ella.
    </p>
    <p>Quienes desarrollan el programa no tienen acceso a este servidor ni reciben nada de él.</p>
  </>
);

export const stored = 'Qué se guarda';
export const storedText = (
  <>
    <ul data-claim="privacy-stored">
      <li>
        <strong>Su cuenta:</strong> dirección de correo electrónico, nombre y foto si los da, su rol y su contraseña
        como resumen irreversible; llaves de acceso y códigos de recuperación en una forma que no los revela.
      </li>
      <li>
        <strong>Su trabajo:</strong> mensajes, archivos adjuntos, resultados con sus versiones, borradores y
        valoraciones con sus comentarios.
      </li>
      <li>
        <strong>Sus sesiones:</strong> cuándo y desde qué dirección de internet y navegador inició sesión.
      </li>
      <li>
        <strong>Un registro de seguridad:</strong> quién leyó, escribió, cambió, exportó o eliminó qué y cuándo, sin las
        palabras de ningún expediente.
      </li>
      <li>
        <strong>Recuentos de uso:</strong> respuestas y número de palabras por día y herramienta, sin palabra alguna.
      </li>
      <li>
        <strong>Planes:</strong> lo que se compró y sus facturas. Los números de tarjeta se escriben en el proveedor de
        pagos; aquí nunca se ven ni se guardan.
      </li>
      <li>
        <strong>Mensajes al soporte:</strong> lo que escribe allí se envía por correo al operador y queda en su buzón.
      </li>
    </ul>
    <p>
      <span data-claim="privacy-no-tracking">
        No hay cookies de publicidad ni de rastreo, ni analítica, ni archivos de otros sitios. Su navegador guarda lo
        necesario para mantener la sesión (credenciales de sesión, su identificador y su correo) y el tema y el idioma
        que eligió.
      </span>
    </p>
  </>
);

export const purpose = 'Para qué se usa';
export const purposeText = (
  <>
    <p>
      Para prestarle el servicio, mantenerlo seguro, responderle y cumplir deberes legales como conservar facturas. Sus
      datos no se venden, no se usan para publicidad ni para entrenar modelos de lenguaje.
    </p>
    <p>
      Las bases legales según el RGPD (GDPR) son el contrato con usted (art. 6.1.b), los deberes legales (art. 6.1.c) y
      el interés legítimo en un servicio seguro (art. 6.1.f). Los datos de salud de los expedientes se tratan por
      instrucción de los profesionales y las organizaciones que responden por ellos (art. 9.2.h).
    </p>
  </>
);

export const protection = 'Cómo se protege';
export const protectionText = (
  <>
    <p>
      <span data-claim="privacy-encryption">
        Cada campo con palabras de un expediente o sobre una persona, y cada archivo, se cifra donde reposa
        (AES-256-GCM) con claves por chat y por archivo, y viaja cifrado (TLS).
      </span>{' '}
      <span data-claim="privacy-access">
        Cada solicitud se comprueba: usted ve sus propios expedientes, los auditores de una empresa ven su registro y
        ningún expediente, y los operadores no ven ninguno.
      </span>{' '}
      En una emergencia, el propietario o los administradores de una empresa pueden abrir los expedientes de una persona
      durante una hora; deben dar un motivo, se avisa a la persona y queda anotado.
    </p>
    <p>
      De ello depende la atención de más de una persona: use un segundo factor, bloquee su pantalla y avise enseguida al
      soporte si alguien más pudo acceder a su cuenta.
    </p>
  </>
);

export const others = 'Quién más recibe datos';
export const othersText = (
  <>
    <ul data-claim="privacy-others">
      <li>
        <strong>Un modelo de lenguaje,</strong> solo si el operador lo ha configurado. Los identificadores se sustituyen
        por marcadores antes de que el texto salga del servidor. Esto reduce un riesgo y no reemplaza ningún acuerdo.
        Sin modelo, el motor incorporado hace todo el trabajo.
      </li>
      <li>
        <strong>Reconocimiento de voz:</strong> el dictado se convierte en texto en su propio dispositivo si el
        navegador puede hacerlo. Si no, la grabación va al servicio de voz que el operador haya configurado o, solo si
        usted lo acepta, al servicio del fabricante de su navegador.
      </li>
      <li>
        <strong>Un proveedor de pagos,</strong> para quienes compran un plan: su correo electrónico y el pedido.
      </li>
      <li>
        <strong>Un servidor de correo,</strong> para códigos, invitaciones y avisos. Ningún correo lleva palabras de un
        expediente.
      </li>
      <li>
        <strong>El inicio de sesión de su organización,</strong> si está configurado y usted lo usa.
      </li>
    </ul>
    <p>Nadie más, salvo que la ley obligue al operador.</p>
  </>
);

export const howLong = 'Cuánto tiempo se conserva';
export const howLongText = (
  <>
    <ul data-claim="privacy-retention">
      <li>
        Un chat eliminado queda 30 días en la papelera, salvo que el operador fije otro plazo; después se destruye su
        clave.
      </li>
      <li>
        Las copias de seguridad pueden contener claves envueltas hasta 30 días más, o lo que el operador indique en
        Configuración.
      </li>
      <li>Su cuenta: hasta que la elimine. Accesos, sesiones y lo que era solo suyo desaparecen de inmediato.</li>
      <li>Lo que escribió en una empresa: mientras la empresa lo conserve.</li>
      <li>Actividad de inicio de sesión: un año como máximo. Recuentos de uso: trece meses.</li>
      <li>El registro de seguridad: seis años (45 CFR 164.316). Facturas: siete años.</li>
    </ul>
  </>
);

export const gdpr = 'Sus derechos según el RGPD (GDPR)';
export const gdprText = (
  <>
    <p>
      Si está en el Espacio Económico Europeo, el Reino Unido o Suiza, el Reglamento General de Protección de Datos
      (RGPD, en inglés GDPR) y sus equivalentes le dan derecho a ver sus datos, corregirlos y eliminarlos, limitar su
      uso u oponerse a él, llevárselos y reclamar ante una autoridad de control.
    </p>
    <p>
      <span data-claim="privacy-self-service">
        La mayor parte la hace usted mismo: en Configuración puede exportar todo lo suyo en formatos abiertos, cambiar
        su perfil y eliminar su cuenta.
      </span>{' '}
      Para lo demás, escriba al soporte. Si usted es paciente, diríjase al consultorio u hospital que le atendió: ellos
      deciden sobre su expediente.
    </p>
  </>
);

export const ccpa = 'Sus derechos según la CCPA';
export const ccpaText = (
  <p>
    Si vive en California, la Ley de Privacidad del Consumidor de California (CCPA) le da derecho a saber qué se
    recopila y por qué, a obtener una copia, a corregirla y eliminarla, y a no recibir peor trato por pedirlo. La
    información personal no se vende ni se comparte para publicidad entre contextos, así que no hay nada de qué
    excluirse. La información médica regida por HIPAA o por la ley de confidencialidad de la información médica de
    California queda fuera de la CCPA.
  </p>
);

export const minors = 'Menores de 18 años';
export const minorsText = (
  <p>
    Notewright está hecho para profesionales. Los usuarios menores de 18 años necesitan el consentimiento de uno de sus
    padres o de su tutor antes de abrir una cuenta. Si sabe que un menor lo usa sin ese consentimiento, escriba al
    soporte y la cuenta se eliminará.
  </p>
);

export const hipaa = 'HIPAA';
export const hipaaText = (
  <p>
    Cuando el operador trata información de salud protegida para una entidad cubierta, la rige un acuerdo de asociado
    comercial, que prevalece sobre esta página. Si en esta instalación se ofrece uno, está en Configuración; mientras no
    se acepte, no hay ninguno vigente.
  </p>
);

export const changes = 'Cambios y contacto';
export const changesText = (
  <p>
    Si cambia algo importante de esta página, se anuncia en el producto o por correo antes de que valga. Para cualquier
    pregunta sobre sus datos, escriba desde <TextLink to={paths.helpAndSupport}>Ayuda y soporte</TextLink>; no envíe
    datos de pacientes.
  </p>
);
