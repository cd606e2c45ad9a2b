/**
 * The closed catalogue of everything that can go wrong between the page and the server: one code, one status, one
 * sentence for a person. A call may give a more exact sentence for the same code; it never shows internal detail.
 */
export const problems = {
  bad_request: [400, 'The request could not be understood.'],
  validation_failed: [400, 'Please check the marked fields.'],
  unauthenticated: [401, 'Please log in to continue.'],
  session_expired: [401, 'Your session has ended. Please log in again.'],
  invalid_credentials: [401, 'Email or password is incorrect.'],
  /** The session waits for the password after idle minutes. */
  session_locked: [401, 'Your screen was locked. Please enter your password to go on.'],
  email_unverified: [403, 'Please verify your email to continue.'],
  second_factor_required: [403, 'Please confirm with your second factor.'],
  second_factor_missing: [403, 'Please set up a second factor to continue.'],
  proof_required: [403, 'Please confirm that it is you.'],
  forbidden: [403, 'You do not have access to this.'],
  not_found: [404, 'This could not be found.'],
  method_not_allowed: [405, 'This call does not exist in that form.'],
  conflict: [409, 'This was changed meanwhile. Please reload and try again.'],
  reply_running: [409, 'A reply is still being written in this chat.'],
  file_too_large: [413, 'The file is too large. The limit is 25 MB.'],
  payload_too_large: [413, 'The request is too large.'],
  message_too_long: [413, 'The message is too long. The limit is 2,000,000 characters.'],
  unsupported_media_type: [415, 'This call does not accept that kind of content.'],
  unsupported_file: [415, 'Unsupported file format. Please upload a valid document or image.'],
  file_empty: [422, 'The file is empty.'],
  file_encrypted: [422, 'The file is protected by a password. Please remove the password and attach it again.'],
  file_damaged: [422, 'The file is damaged and could not be read.'],
  file_too_complex: [422, 'The file took too long to read. Please attach a smaller or simpler one.'],
  file_no_text: [422, 'No text could be found in the file.'],
  file_too_long: [422, 'The text of the file is too long. The limit is 2,000,000 characters.'],
  file_too_many_pages: [422, 'The document has too many pages. The limit is 500.'],
  image_too_large: [422, 'The image is too large. The limit is 100 megapixels.'],
  message_empty: [422, 'Please type a message or attach a file.'],
  invitation_invalid: [400, 'This invitation is not valid any more. Please ask for a new one.'],
  seats_full: [409, 'All seats of your company are taken. Add seats or remove somebody first.'],
  otp_invalid: [400, 'The code is not right or has expired.'],
  reset_expired: [400, 'This password reset has expired or was used before. Please ask for a new code.'],
  idempotency_mismatch: [422, 'This request was sent before with other content.'],
  idempotency_running: [409, 'This request is already being worked on.'],
  rate_limited: [429, 'Too many tries. Please wait a moment and try again.'],
  too_many_streams: [429, 'Too many replies are being written at once. Please wait for one to finish.'],
  internal: [500, 'Something went wrong on our side. Nothing you typed is lost. Please try again.'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;
