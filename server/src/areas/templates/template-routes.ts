import type { Route } from '../../http/route.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates } from './list-templates.ts';
import { readExample, type ReadExampleParts } from './read-example.ts';
import { updateTemplate } from './update-template.ts';
import type { CreateTemplateParts } from './create-template.ts';

/** The calls under `/templates/`: the layouts of notes that people and companies make. */
export function templateRoutes(parts: CreateTemplateParts & ReadExampleParts): readonly Route[] {
  return [
    listTemplates(parts),
    createTemplate(parts),
    updateTemplate(parts),
    deleteTemplate(parts),
    readExample(parts),
  ];
}
