import { afterEach, expect, it, vi } from 'vitest';
import { onForgetChats } from '../../session/forget-chats.ts';
import { profileKey } from './profile.ts';
import { queryClient } from '../query.ts';
import { homeOf, readsAuditLog, worksWithCharts } from './role-pages.ts';
import { forgetWorkspace, nameWorkspace } from './workspace.ts';

afterEach(() => queryClient.clear());

it('names the open workspace of a member, and none for who has only one', () => {
  expect(nameWorkspace({ company_name: null, workspace: 'personal' })).toBeNull();
  expect(nameWorkspace({ company_name: 'Northside', workspace: 'company' })).toBe('Northside');
  expect(nameWorkspace({ company_name: 'Northside', workspace: 'personal' })).toBe('Personal');
});

it('forgets what was said and typed in the workspace before, and keeps who the person is', () => {
  const forget = vi.fn();
  onForgetChats(forget);
  queryClient.setQueryData(profileKey, { id: 'me' });
  queryClient.setQueryData(['chats', 'list', 'all', ''], { pages: ['a patient'] });
  queryClient.setQueryData(['chats', 'content', 'id'], { pages: ['a chart'] });
  queryClient.setQueryData(['company', 'users'], ['somebody']);
  forgetWorkspace();
  expect(forget).toHaveBeenCalledOnce();
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[profileKey, { id: 'me' }]]);
});

it('sends each role where its work is', () => {
  const roles = ['individual', 'owner', 'admin', 'clinician', 'auditor', 'operator'] as const;
  expect(roles.map(homeOf)).toEqual(['/', '/', '/', '/', '/audit', '/operator']);
  expect(roles.filter(worksWithCharts)).toEqual(['individual', 'owner', 'admin', 'clinician']);
  expect(roles.filter(readsAuditLog)).toEqual(['individual', 'owner', 'auditor']);
});
