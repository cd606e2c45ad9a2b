import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  authenticationApp,
  chat,
  chatMessageSchema,
  companyUserManagement,
  historyItemSchema,
  loginActivitySchema,
  subscription,
  termsAndSupport,
} from './index.ts';

/** What a client of the specification (section 3) reads or sends; what is added beside it does it no harm. */
const fieldsOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe('the entities of the specification have its fields', () => {
  it.each([
    ['chat', chat.createChat.response.shape.data, ['id', 'title', 'messages']],
    ['history item', historyItemSchema, ['id', 'title', 'timestamp', 'is_pinned', 'is_saved']],
    ['chat message', chatMessageSchema, ['id', 'sent_by', 'message_content', 'timestamp', 'model_name']],
    [
      'user profile',
      authenticationApp.readProfile.response,
      ['id', 'name', 'email', 'profile_picture', 'subscription_status', 'account_type', 'subscription_expires_on'],
    ],
    ['sign-up answer', authenticationApp.signUp.response, ['message', 'user', 'accessToken', 'refreshToken']],
    [
      'login answer, in both readings',
      authenticationApp.signIn.response,
      ['email', 'accessToken', 'refresh_token', 'user', 'token', 'refreshToken'],
    ],
    [
      'invited user',
      companyUserManagement.invitedUserSchema,
      ['id', 'email', 'invition_status', 'invited_on', 'token'],
    ],
    ['login activity', loginActivitySchema, ['ip_address', 'user', 'timestamp', 'action']],
    ['plan', subscription.planSchema, ['id', 'name', 'price', 'frequency', 'billedAnnually', 'buttonText', 'features']],
    ['checkout answer', subscription.checkoutSchema, ['checkout_url']],
    ['support answer', termsAndSupport.sendSupport.response, ['Message']],
    ['terms', termsAndSupport.readTerms.response, ['description']],
  ] as const)('%s', (_, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fields]));
  });

  it.each([
    ['sign-up', authenticationApp.signUp.body, ['email', 'password', 'token']],
    ['verification', authenticationApp.verifyOtp.body, ['email', 'otp']],
    ['first message', chat.createChat.body, ['model_name', 'message_content']],
    ['next message', chat.addMessage.body, ['chat_id', 'message_content', 'model_name']],
    ['other title', chat.renameChat.body, ['title']],
    ['invitation', companyUserManagement.addUser.body, ['email']],
    ['removal', companyUserManagement.removeUser.body, ['user_id']],
    ['purchase', subscription.buySubscription.body, ['subscription_plan', 'user_count', 'amount']],
    ['feedback', termsAndSupport.sendSupport.body, ['email', 'query']],
  ] as const)('what is sent: %s', (_, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fields]));
  });

  it('files go with messages as attached_file, and with the profile as profile_picture', () => {
    expect(chat.createChat.fileField).toBe('attached_file');
    expect(chat.addMessage.fileField).toBe('attached_file');
    expect(authenticationApp.updateProfile.fileField).toBe('profile_picture');
  });
});

describe('the calls of the specification stand where it says', () => {
  it.each([
    [authenticationApp.signUp, 'POST', '/authentication_app/signup/'],
    [authenticationApp.signIn, 'POST', '/authentication_app/signin/'],
    [authenticationApp.verifyOtp, 'POST', '/authentication_app/verify_otp/'],
    [authenticationApp.resendOtp, 'POST', '/authentication_app/resend_otp/'],
    [authenticationApp.readProfile, 'GET', '/authentication_app/user_profile/'],
    [authenticationApp.updateProfile, 'PATCH', '/authentication_app/user_profile/'],
    [authenticationApp.listLoginActivity, 'GET', '/authentication_app/settings/user_log/'],
    [chat.createChat, 'POST', '/chat/create_chat/'],
    [chat.addMessage, 'POST', '/chat/add_message_to_chat/'],
    [chat.listChats, 'GET', '/chat/get_users_chat_list/'],
    [chat.readChat, 'GET', '/chat/get_a_chat_content/:chatId/'],
    [chat.renameChat, 'PATCH', '/chat/update_chat_title/:chatId/'],
    [chat.deleteChat, 'DELETE', '/chat/delete_chat/:chatId/'],
    [termsAndSupport.sendSupport, 'POST', '/terms_and_support/support/'],
    [termsAndSupport.readTerms, 'GET', '/terms_and_support/terms/'],
    [companyUserManagement.addUser, 'POST', '/company_user_management/add_user/'],
    [companyUserManagement.listUsers, 'GET', '/company_user_management/user_list/'],
    [companyUserManagement.removeUser, 'DELETE', '/company_user_management/remove_user_from_company/'],
    [subscription.buySubscription, 'POST', '/subscription/buy_subscription/'],
    [subscription.buySubscriptionOnWeb, 'POST', '/subscription_app/buy_subscription_on_web/'],
    [subscription.cancelSubscriptionByGet, 'GET', '/subscription_app/cancel_subscription/'],
  ] as const)('call %#', ({ method, path }, expectedMethod, expectedPath) => {
    expect([method, path]).toEqual([expectedMethod, expectedPath]);
  });
});
