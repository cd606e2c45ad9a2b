const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Beside the places that take a file, a browser opens what is dropped in place of the page; here it is refused. */
export function refuseStrayDrops(): void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
