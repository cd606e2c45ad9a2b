/** Why a command cannot be carried out, in one sentence for the person at the machine. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError';
}
