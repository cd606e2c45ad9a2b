import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const title = 'Preguntas frecuentes';
export const lead =
  'Lo que se pregunta antes de confiar sus notas a una herramienta. Las respuestas dicen qué hace hoy esta versión y hasta dónde llega.';
export const more = '¿Algo más?';
export const write = 'Escríbanos';

export const hipaa = '¿Cumple Notewright con HIPAA?';
export const hipaaAnswer = (
  <>
    <p>
      <span data-claim="faq-hipaa-safeguards">
        Notewright está construido según las salvaguardas técnicas de la regla de seguridad de HIPAA (45 CFR 164.312):
        cada persona tiene su propia cuenta, las pantallas se bloquean solas, los expedientes se cifran en reposo y en
        tránsito, y cada lectura y cada cambio quedan en un registro a prueba de alteraciones.
      </span>{' '}
      Sin embargo, ningún programa cumple por sí solo: también hacen falta sus políticas, su capacitación y sus
      acuerdos.
    </p>
    <p>
      <span data-claim="faq-baa">
        Si quien administra esta instalación ofrece un acuerdo de socio comercial (BAA), el propietario de una empresa
        lo acepta en Configuración. Si allí no se ofrece ninguno, no hay ninguno vigente.
      </span>
    </p>
  </>
);

export const emr = '¿Funciona con nuestro expediente clínico electrónico?';
export const emrAnswer = (
  <>
    <p>
      <span data-claim="faq-emr-today">
        Hoy usted mismo traslada el resultado: copie la nota terminada como texto, imprímala, descargue un documento con
        los identificadores eliminados en su propio formato o exporte todo lo suyo en markdown y JSON.
      </span>
    </p>
    <p>
      <span data-claim="faq-emr-not-yet">
        Notewright no escribe por sí mismo en un expediente electrónico: en esta versión no hay conexión FHIR ni HL7.
      </span>
    </p>
  </>
);

export const personal = '¿Aprende mi manera de documentar?';
export const personalAnswer = (
  <>
    <p>
      <span data-claim="faq-learning-today">
        Puede marcar cada respuesta con me gusta o no me gusta, decir qué debería mejorar, pedir otra versión y pasar de
        una versión a otra. Las marcas y los comentarios se guardan con sus chats.
      </span>
    </p>
    <p>
      Todavía no cambian lo que se escribe. Cuando eso llegue, usted podrá ver, cambiar y desactivar lo que se haya
      aprendido de usted.
    </p>
  </>
);

export const inaccurate = '¿Y si un resultado es incorrecto?';
export const inaccurateAnswer = (
  <>
    <p>
      <span data-claim="faq-drafts">
        Todo resultado es un borrador para la revisión de un profesional clínico, y así lo dice. No entra en ningún
        expediente por sí solo.
      </span>
    </p>
    <p>
      <span data-claim="faq-sources">
        Cada afirmación está unida a las palabras de las que procede: señálela, o llegue a ella con el teclado, y la
        fuente queda marcada en su texto. Lo que falta se enumera como faltante en lugar de inventarse.
      </span>{' '}
      Compárelo con la fuente, corríjalo o pida otra versión con Generar de nuevo. Si algo falla una y otra vez,
      díganoslo.
    </p>
  </>
);

export const solutions = '¿Qué herramientas hay?';
export const solutionsAnswer = (
  <>
    <ul data-claim="faq-tools">
      <li>
        <strong>Chartwright</strong> convierte notas en bruto o desordenadas en una nota estructurada.
      </li>
      <li>
        <strong>TranscriptX</strong> convierte dictados y transcripciones de visitas en notas estructuradas.
      </li>
      <li>
        <strong>Redactify</strong> quita los identificadores del paciente de textos y documentos y pone REDACT en su
        lugar.
      </li>
      <li>
        <strong>Validify</strong> revisa los códigos, el cumplimiento y las lagunas de un expediente.
      </li>
    </ul>
    <p>Puede escribir, pegar, dictar o adjuntar un archivo.</p>
  </>
);

export const who = '¿Quién puede usarlo?';
export const whoAnswer = (
  <>
    <p>
      Quienes escriben o revisan documentos clínicos: personal médico, de enfermería y de terapia, gestores de casos y
      codificadores. Por su cuenta o con su empresa.
    </p>
    <p>
      <span data-claim="faq-roles">
        En una empresa, el propietario y los administradores invitan a las personas y dan a cada una un rol. Los
        profesionales clínicos ven sus propios expedientes; un auditor lee el registro y ningún expediente.
      </span>{' '}
      Debe tener 18 años o el consentimiento de uno de sus padres.
    </p>
  </>
);

export const trial = '¿Hay una prueba gratuita?';
/** Cuántos días dura la prueba de esta instalación. Se dibujan ambas respuestas; `data-trial` de la raíz muestra una. */
export const trialAnswer = (days: string): ReactNode => (
  <>
    <p className="nw-trial-none">En esta instalación no: quien la administra no ha fijado ninguna.</p>
    <p className="nw-trial">
      <span data-claim="faq-trial">
        Sí. Dura {days} días desde que verifica su dirección, una vez por dirección. No pide tarjeta ni se convierte por
        sí sola en un plan de pago.
      </span>
    </p>
    <p>
      <span data-claim="faq-after-trial">
        Sin prueba ni plan no se escribe nada nuevo, y todo lo que escribió sigue siendo suyo para leerlo, copiarlo,
        exportarlo y eliminarlo.
      </span>{' '}
      Una instalación sin planes no pide ninguna de las dos cosas.
    </p>
  </>
);

export const contact = '¿Cómo me comunico con soporte?';
export const contactAnswer = (
  <p>
    <span data-claim="faq-support">
      Escriba en la página <TextLink to={paths.helpAndSupport}>Ayuda y soporte</TextLink>. Su mensaje se envía por
      correo a quienes administran esta instalación, y su respuesta llega a su propio buzón.
    </span>{' '}
    No envíe datos de pacientes.
  </p>
);
export const contactMail = 'O por correo electrónico:';
