import { codesIn } from '../codes-in.ts';

/**
 * Services whose number stands for all that is done of it at one session or on one side, however many lesions, minutes or sites: billed with
 * two units or more they were counted wrongly (their own wording in CPT and HCPCS Level II; NCCI Policy Manual, chapter 1, V, units of
 * service). What is done on both sides bears modifier 50, or stands on two lines.
 */
const once =
  '10060 10061 11042-11044 11055-11057 11102 11104 11106 11200 11719-11721 12001 12002 12004 12011 12013 12014 12031 12032 12051 12052 16020 17000 17004 17110 17111 20552 20553 29580 30901 30903 31231 31575 36415 45378 45380 45381 45384 45385 43235 43239 46600 51701 51702 51798 52000 54150 55250 57452 57454 58100 58300 58301 59025 59400 69210 90471 90473 90791 90792 90832 90834 90837 90846 90847 90853 92507 92508 92526 92557 93000 93005 93010 93306 94010 94060 95810 95811 96365 96374 97010 97012 97014 97161-97168 97597 98940-98942 99173 99291 99406-99409 99421-99423 99490 99497 G0008 G0009 G0010 G0402 G0438 G0439 G0442 G0444 G0447 J7296 J7297 J7298 J7300 J7301 J7307';

const codes = new Set(codesIn(once));

/** True for a service that is counted once. */
export const isOnceADay = (code: string): boolean => codes.has(code);
