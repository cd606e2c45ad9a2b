/** Word documents as Office Open XML. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
