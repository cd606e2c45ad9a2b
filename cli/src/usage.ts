/** What `notewright --help` prints. */
export const usage = `Usage: notewright COMMAND [FILE...] [--format text|markdown|json|jsonl]
       notewright redact FILE_OR_FOLDER... --out DIR [--force]
       notewright audit verify [--tenant ID] [--head NUMBER:MAC] [--heads FILE]
       notewright operator grant EMAIL | revoke EMAIL | list
       notewright second-factor remove EMAIL
       notewright wrong-codes clear EMAIL | installation
       notewright backup create FOLDER
       notewright deletions apply LOGFILE
       notewright codes import FILE... [--year N] [--dry-run] | list | remove KIND VERSION

Commands for notes
  redact       replace patient identifiers with REDACT
  chart        turn raw words into a structured chart
  transcribe   turn dictation or a visit conversation into a note
  validate     audit a chart for codes and gaps

Reads the files, or standard input when none is named. With --format jsonl each line of input is
{"id","text"} and each line of output carries the same id. Nothing leaves this machine.

Options of redact
  --out DIR        redact every file, and every file in every folder, in its own format into DIR:
                   txt, md, csv, tsv, json, jsonl, hl7, docx, doc, pdf, html, svg, png, jpg, gif, webp.
                   Their new names hold no identifiers. manifest.json tells what was found in each,
                   without values. A bad file is named, and the others go on; the status is 1 then.
  --force          write over results that are in DIR already (never over an input)
  --style word|tags|surrogates
                   REDACT (as it is unless said); [NAME 1], the same person with the same tag; or
                   made-up names, numbers and places with shifted dates. Surrogates are NOT the Safe
                   Harbor method of HIPAA: the result is still health information.
  --key-file FILE  the secret that surrogates are made from: the same key gives the same surrogates.
                   Without it each run makes a key of its own and forgets it.
  --zip3           keep the first three digits of ZIP codes (000 where 20,000 people or fewer live)
  --ages90         write 90+ for ages over 89
  --keep-clinicians
                   leave the names of clinicians in

Commands for the installation, with the settings of its server
  audit verify     check every chain of the audit log, or that of one tenant ("installation" for
                   what belongs to none). --head and --heads (a log file of the server) bring heads
                   that were kept elsewhere, so that a log that was cut off is found as well.
                   Ends with status 1 when a chain is broken.
  operator grant   let an account run the installation; it sees no charts any more
  operator revoke  take that back
  operator list    who runs the installation
  second-factor remove
                   for somebody who has lost every second factor and whose person you have made
                   sure of: removes them and ends their sessions
  wrong-codes clear
                   lets mailed codes count again where too many wrong ones have put links in their
                   place: for one account, or for the whole installation
  backup create    copy the embedded database, as of one moment, and the files into a new folder, while
                   the server runs or not. The installation key is not copied
  deletions apply  after an older backup was restored: destroy again what a log file of the
                   server says was destroyed since, and log everybody out
  codes import     import tables of codes as their publishers ship them (text, XML, xlsx, zip): all
                   of the files or, when one is damaged, none. --year is the fiscal year of a file
                   that does not say it; --dry-run reads and compares, and changes nothing. A server
                   that runs uses them from the next audit on.
  codes list       what is loaded
  codes remove     remove one version, as "codes list" names it`;
