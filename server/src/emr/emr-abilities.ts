export type { EmrAbilities } from '../store/emr/emr-abilities.ts';
