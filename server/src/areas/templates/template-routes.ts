import type { Route } from '../../http/route.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates } from './list-templates.ts';
import type { TemplateParts } from './template-parts.ts';
import { updateTemplate } from './update-template.ts';

/** The calls under `/templates/`: the layouts of notes that people and companies make. */
export function templateRoutes(parts: TemplateParts): readonly Route[] {
  return [listTemplates(parts), createTemplate(parts), updateTemplate(parts), deleteTemplate(parts)];
}
