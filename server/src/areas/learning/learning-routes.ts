import type { Route } from '../../http/route.ts';
import { acceptLearned } from './accept-learned.ts';
import { changeLearned } from './change-learned.ts';
import { offerToCompany, readCompanyStyle, takeFromCompany } from './company-style.ts';
import { deleteLearned } from './delete-learned.ts';
import { listLearned } from './list-learned.ts';
import type { LearningParts } from './own-learning.ts';
import { setLearningMode } from './set-learning-mode.ts';
import { switchOffLearned } from './switch-off-learned.ts';

/** The calls under `/learning/`: what was learned of how people like their notes. */
export function learningRoutes(parts: LearningParts): readonly Route[] {
  return [
    listLearned(parts),
    acceptLearned(parts),
    changeLearned(parts),
    switchOffLearned(parts),
    deleteLearned(parts),
    setLearningMode(parts),
    readCompanyStyle(parts),
    offerToCompany(parts),
    takeFromCompany(parts),
  ];
}
