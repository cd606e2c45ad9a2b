import { templates, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from './call.ts';

export type TemplateList = ResponseOf<typeof templates.listTemplates>;

/** With the chats: it too belongs to the workspace and is forgotten with it. */
export const templatesKey = ['chats', 'templates'] as const;

/** One's own templates of notes and those of the company. */
export function useTemplates(): UseQueryResult<TemplateList, CallProblem> {
  return useQuery<TemplateList, CallProblem>({
    queryKey: templatesKey,
    queryFn: ({ signal }) => call(templates.listTemplates, { signal }),
    staleTime: 0,
  });
}
