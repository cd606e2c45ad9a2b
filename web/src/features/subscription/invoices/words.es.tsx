import type { ReactNode } from 'react';
import type { Invoice } from '../../../api/account/subscription.ts';

export const title = 'Facturas y recibos';
export const newestFirst = 'Facturas y recibos, primero los más recientes';
export const number = 'Número';
export const date = 'Fecha';
export const whatFor = 'Concepto';
export const amount = 'Importe';
export const status = 'Estado';
export const download = 'Descargar';
export const downloadOne = (invoice: string, day: string): string => `Descargar ${invoice} del ${day} como PDF`;
export const none = 'Aún no hay facturas. La primera llega con el primer pago.';
export const notLoaded = 'No se pudieron cargar las facturas.';
export const notDownloaded = 'No se pudo descargar la factura. Inténtelo de nuevo.';
export const tryAgain = 'Reintentar';
export const ownReceipts = (link: (text: string) => ReactNode): ReactNode => (
  <>Los recibos de un plan propio anterior están en su {link('espacio de trabajo personal')}.</>
);
export const statusWords: Readonly<Record<Invoice['status'], string>> = {
  paid: 'Pagada',
  open: 'Pendiente',
  refunded: 'Reembolsada',
  void: 'Anulada',
};
export const subscription = 'Suscripción';
