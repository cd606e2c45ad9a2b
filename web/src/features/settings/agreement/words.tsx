import type { ReactNode } from 'react';

export const title = 'Business associate agreement';
export const description = 'What whoever runs this Notewright undertakes for the health data you bring here.';
export const notLoaded = 'The agreement could not be loaded.';
export const version = (version: string): string => `Version ${version}`;
export const none =
  'Whoever runs this Notewright has set no agreement, so none is promised here. Please ask them before you work with patients’ data.';
export const you = 'you';
export const notYet = (whom: string): string =>
  `The agreement is not accepted for ${whom} yet. The owner can accept it here.`;
export const isAccepted = (version: string, whom: string): string => `Version ${version} is accepted for ${whom}.`;
export const wasAccepted = (version: string, whom: string, next: string): string =>
  `Version ${version} was accepted for ${whom}; the owner is asked to accept version ${next}.`;
export const isNew = 'There is a new version. Please read it, and accept it if you agree.';
export const fullName = 'Your full name';
export const ownTitle = 'Your title';
export const ownTitleHint = 'For example: Practice manager';
export const accept = 'Accept the agreement';
export const acceptFor = (company: string): string => `Accept for ${company}`;
export const done = 'Agreement accepted.';
export const accepted = 'Accepted';
export const acceptedLine = (version: string, name: string, title: string, day: ReactNode): ReactNode => (
  <>
    Version {version}, by {name}, {title}, on {day}
  </>
);
export const download = 'Download';
export const downloadOne = (version: string, day: string): string => `Download version ${version}, accepted on ${day}`;
export const notDownloaded = 'The agreement could not be downloaded. Please try again.';
