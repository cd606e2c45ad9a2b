import type { Recogniser } from './recogniser.ts';
import { accountNumber } from './recognisers/account-number.ts';
import { addressBlock } from './recognisers/address-block.ts';
import { address } from './recognisers/address.ts';
import { ageOver89 } from './recognisers/age-over-89.ts';
import { biometric } from './recognisers/biometric.ts';
import { checkedNumber } from './recognisers/checked-number.ts';
import { city } from './recognisers/city.ts';
import { codeShape } from './recognisers/code-shape.ts';
import { country } from './recognisers/country.ts';
import { dateCompact } from './recognisers/date-compact.ts';
import { dateNamed } from './recognisers/date-named.ts';
import { dateNumeric } from './recognisers/date-numeric.ts';
import { dateTextual } from './recognisers/date-textual.ts';
import { deviceNumber } from './recognisers/device-number.ts';
import { email } from './recognisers/email.ts';
import { facilityBrand } from './recognisers/facility-brand.ts';
import { facility } from './recognisers/facility.ts';
import { foreignScript } from './recognisers/foreign-script.ts';
import { healthPlan } from './recognisers/health-plan.ts';
import { imageFile } from './recognisers/image-file.ts';
import { ipAddress } from './recognisers/ip-address.ts';
import { licenceNumber } from './recognisers/licence-number.ts';
import { nameContext } from './recognisers/name-context.ts';
import { nameCredential } from './recognisers/name-credential.ts';
import { nameGreeting } from './recognisers/name-greeting.ts';
import { nameKinship } from './recognisers/name-kinship.ts';
import { nameLabel } from './recognisers/name-label.ts';
import { nameLastFirst } from './recognisers/name-last-first.ts';
import { nameListed } from './recognisers/name-listed.ts';
import { nameTitle } from './recognisers/name-title.ts';
import { otherNumber } from './recognisers/other-number.ts';
import { phone } from './recognisers/phone.ts';
import { placeTrigger } from './recognisers/place-trigger.ts';
import { postcode } from './recognisers/postcode.ts';
import { recordNumber } from './recognisers/record-number.ts';
import { socialHandle } from './recognisers/social-handle.ts';
import { socialSecurity } from './recognisers/social-security.ts';
import { url } from './recognisers/url.ts';
import { vehicle } from './recognisers/vehicle.ts';

/** Every recogniser; their order does not matter. A new one is one file in `recognisers/` and one line here. */
export const recognisers: readonly Recogniser[] = [
  nameTitle,
  nameCredential,
  nameLabel,
  nameKinship,
  nameListed,
  nameLastFirst,
  nameGreeting,
  nameContext,
  facility,
  facilityBrand,
  placeTrigger,
  city,
  country,
  foreignScript,
  address,
  addressBlock,
  postcode,
  dateNumeric,
  dateTextual,
  dateNamed,
  dateCompact,
  ageOver89,
  phone,
  email,
  socialSecurity,
  recordNumber,
  healthPlan,
  accountNumber,
  licenceNumber,
  checkedNumber,
  vehicle,
  deviceNumber,
  biometric,
  imageFile,
  url,
  ipAddress,
  socialHandle,
  otherNumber,
  codeShape,
];
