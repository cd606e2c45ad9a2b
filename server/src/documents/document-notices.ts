import { defineMessage, defineMessages, type Message } from '@notewright/engine/message';

// In this room, since the process that reads documents may read no other. Replies keep these sentences; see
// `kernel/reply-messages.ts`.

/** What had to go from a document besides its identifiers. */
export const documentNotices = {
  ...defineMessages('documentNotice', {
    olderWord:
      'The older Word document comes back as a newer one (.docx) with its words alone: pictures and formatting are left out.',
    pagesArePictures:
      'Each page is now a picture with searchable text; links, form fields, notes and attached files were taken out.',
    unreadInPictures: 'Words in pictures that could not be read were blacked out.',
    firstPictureOnly: 'Only the first picture of the animation was kept.',
    unreadInPicture: 'Words in the picture that could not be read were blacked out.',
    noWordsInPicture: 'No words were found in the picture. Faces and other features of a person are not looked for.',
  }),
  objectsOut: (number: number | string): Message =>
    defineMessage('documentNotice.objectsOut', 'Embedded files and objects were taken out ({number}).', { number }),
  picturesOut: (number: number | string): Message =>
    defineMessage('documentNotice.picturesOut', 'Pictures that could not be read were taken out ({number}).', {
      number,
    }),
  pagesBlack: (pages: string): Message =>
    defineMessage(
      'documentNotice.pagesBlack',
      'Pictures on pages {pages} were blacked out because they could not be read in time.',
      { pages },
    ),
};
