import type { Recogniser } from './recogniser.ts';
import { accountNumber } from './recognisers/account-number.ts';
import { addressBlock } from './recognisers/address-block.ts';
import { address } from './recognisers/address.ts';
import { ageOver89 } from './recognisers/age-over-89.ts';
import { birthYear } from './recognisers/birth-year.ts';
import { biometric } from './recognisers/biometric.ts';
import { checkedNumber } from './recognisers/checked-number.ts';
import { cityLine } from './recognisers/city-line.ts';
import { addressDoubled } from './recognisers/address-doubled.ts';
import { addressExpected } from './recognisers/address-expected.ts';
import { addressForeign } from './recognisers/address-foreign.ts';
import { addressRoad } from './recognisers/address-road.ts';
import { addressStreet } from './recognisers/address-street.ts';
import { city } from './recognisers/city.ts';
import { codeShape } from './recognisers/code-shape.ts';
import { country } from './recognisers/country.ts';
import { dateCompact } from './recognisers/date-compact.ts';
import { dateHoliday } from './recognisers/date-holiday.ts';
import { dateMonth } from './recognisers/date-month.ts';
import { dateNumeric } from './recognisers/date-numeric.ts';
import { dateOrdinal } from './recognisers/date-ordinal.ts';
import { datePeriod } from './recognisers/date-period.ts';
import { dateRoman } from './recognisers/date-roman.ts';
import { dateSpoken } from './recognisers/date-spoken.ts';
import { dateTextual } from './recognisers/date-textual.ts';
import { dateWeekday } from './recognisers/date-weekday.ts';
import { deviceNumber } from './recognisers/device-number.ts';
import { email } from './recognisers/email.ts';
import { emailSpoken } from './recognisers/email-spoken.ts';
import { extension } from './recognisers/extension.ts';
import { facilityAcronym } from './recognisers/facility-acronym.ts';
import { facilityApposed } from './recognisers/facility-apposed.ts';
import { facilityBrand } from './recognisers/facility-brand.ts';
import { facilityCaseless } from './recognisers/facility-caseless.ts';
import { facilityLabel } from './recognisers/facility-label.ts';
import { facilityLetterhead } from './recognisers/facility-letterhead.ts';
import { facilityPrefix } from './recognisers/facility-prefix.ts';
import { facility } from './recognisers/facility.ts';
import { foreignScript } from './recognisers/foreign-script.ts';
import { healthPlan } from './recognisers/health-plan.ts';
import { imageFile } from './recognisers/image-file.ts';
import { ipAddress } from './recognisers/ip-address.ts';
import { licenceNumber } from './recognisers/licence-number.ts';
import { licenceCredential } from './recognisers/licence-credential.ts';
import { lotColumn } from './recognisers/lot-column.ts';
import { nameCaseless } from './recognisers/name-caseless.ts';
import { nameContext } from './recognisers/name-context.ts';
import { nameCountersign } from './recognisers/name-countersign.ts';
import { nameCredential } from './recognisers/name-credential.ts';
import { nameGreeting } from './recognisers/name-greeting.ts';
import { nameHead } from './recognisers/name-head.ts';
import { nameInitials } from './recognisers/name-initials.ts';
import { nameKinship } from './recognisers/name-kinship.ts';
import { nameLabel } from './recognisers/name-label.ts';
import { nameLastFirst } from './recognisers/name-last-first.ts';
import { nameListed } from './recognisers/name-listed.ts';
import { nameLogin } from './recognisers/name-login.ts';
import { nameNickname } from './recognisers/name-nickname.ts';
import { namePair } from './recognisers/name-pair.ts';
import { namePatient } from './recognisers/name-patient.ts';
import { nameRole } from './recognisers/name-role.ts';
import { nameRow } from './recognisers/name-row.ts';
import { nameSpelled } from './recognisers/name-spelled.ts';
import { nameTitle } from './recognisers/name-title.ts';
import { nameUpperLine } from './recognisers/name-upper-line.ts';
import { nameTied } from './recognisers/name-tied.ts';
import { numberSign } from './recognisers/number-sign.ts';
import { otherNumber } from './recognisers/other-number.ts';
import { phone } from './recognisers/phone.ts';
import { placeTrigger } from './recognisers/place-trigger.ts';
import { postcode } from './recognisers/postcode.ts';
import { recordNumber } from './recognisers/record-number.ts';
import { socialHandle } from './recognisers/social-handle.ts';
import { socialSecurity } from './recognisers/social-security.ts';
import { spokenDigits } from './recognisers/spoken-digits.ts';
import { url } from './recognisers/url.ts';
import { vehicle } from './recognisers/vehicle.ts';

/** Every recogniser; their order does not matter. A new one is one file in `recognisers/` and one line here. */
export const recognisers: readonly Recogniser[] = [
  nameTitle,
  nameTied,
  nameUpperLine,
  nameSpelled,
  nameCaseless,
  nameCredential,
  nameLabel,
  nameKinship,
  nameRole,
  nameInitials,
  nameCountersign,
  nameLogin,
  nameNickname,
  namePair,
  namePatient,
  nameRow,
  nameListed,
  nameLastFirst,
  nameGreeting,
  nameHead,
  nameContext,
  facility,
  facilityAcronym,
  facilityApposed,
  facilityBrand,
  facilityCaseless,
  facilityPrefix,
  facilityLetterhead,
  facilityLabel,
  placeTrigger,
  city,
  addressStreet,
  addressRoad,
  addressDoubled,
  addressExpected,
  addressForeign,
  cityLine,
  country,
  foreignScript,
  address,
  addressBlock,
  postcode,
  dateNumeric,
  dateTextual,
  dateMonth,
  dateWeekday,
  dateHoliday,
  dateOrdinal,
  datePeriod,
  dateRoman,
  dateSpoken,
  dateCompact,
  ageOver89,
  birthYear,
  phone,
  extension,
  email,
  emailSpoken,
  socialSecurity,
  recordNumber,
  healthPlan,
  accountNumber,
  licenceNumber,
  licenceCredential,
  checkedNumber,
  vehicle,
  deviceNumber,
  lotColumn,
  biometric,
  imageFile,
  url,
  ipAddress,
  socialHandle,
  otherNumber,
  numberSign,
  spokenDigits,
  codeShape,
];
