import { defineMessage } from '@notewright/engine/message';

export const ownMachineOnly = defineMessage(
  'http.ownMachineOnly',
  'This server answers only on the machine it runs on.',
);
