import { wordsOf } from '../wording/words.ts'

/** What emails and receipts say, in English. A greeting is followed by a sentence that goes on. */
export const MAIL_WORDS = {
  greeting: 'Hello,',
  subject: '{{brand}}: {{subject}}',
  row: '{{name}}: {{value}}',
  'confirmation/subject': 'your confirmation code',
  'confirmation/use':
    'this code confirms your e-mail address. It works once, within {{time}}, on the page that asked for it. If that page is closed, log in: it is asked for again.',
  'confirmation/stranger': 'If you did not sign up, do nothing: without the code the account is removed by itself.',
  'registered/subject': 'you have an account already',
  'registered/why':
    'somebody asked for a new account with this e-mail address. You have one already, so nothing was changed.',
  'registered/owner': 'If it was you, log in, or choose a new password if you have forgotten the old one.',
  'new-email/subject': 'your code for a new e-mail address',
  'new-email/use':
    'with this code your account gets this e-mail address. It works once, within {{time}}, in the profile that asked for it.',
  'new-email/stranger': 'If you did not ask for it, do nothing: without the code no account gets this address.',
  'email-in-use/subject': 'another account asked for your e-mail address',
  'email-in-use/why':
    'somebody wanted to use this e-mail address for another account. You have an account with it, so nothing was changed.',
  'email-in-use/owner': 'If it was you, log in with this address, or delete that account first.',
  'email-changed/subject': 'your e-mail address was changed',
  'email-changed/what':
    'your account has another e-mail address now. Codes and receipts go there, and this mailbox does not open the account any more.',
  'email-changed/stranger': 'If it was not you, tell whoever runs this site at once.',
  'reset/subject': 'your code for a new password',
  'reset/use': 'with this code you can choose a new password. It works once, within {{time}}.',
  'reset/stranger': 'If you did not ask for it, do nothing: your password stays as it is.',
  'invitation/subject': 'an account is ready for you',
  'invitation/use':
    'an administrator has made an account for you at {{brand}}. Open this link and choose a password. It works once, within {{time}}.',
  'invitation/stranger': 'If you do not expect this, do nothing: without a password nobody can use the account.',
  'password-link/subject': 'your link for a new password',
  'password-link/use':
    'an administrator sends you this link, with which you can choose a new password. It works once, within {{time}}.',
  'security/stranger':
    'If it was not you, choose a new password at once, and look at two-step sign-in in your profile.',
  'password-changed/subject': 'your password was changed',
  'password-changed/what':
    'the password of your account was changed in your profile. Every other browser has to log in again.',
  'app-set-up/subject': 'an authenticator app was set up',
  'app-set-up/what': 'an authenticator app was set up for your account. From now on each sign-in asks for its code.',
  'app-taken/subject': 'an administrator turned two-step sign-in off',
  'app-taken/what':
    'an administrator has taken the authenticator app off your account. From now on the password alone signs in, until you set up another app.',
  'app-removed/subject': 'two-step sign-in was turned off',
  'app-removed/what': 'two-step sign-in was turned off for your account. From now on the password alone signs in.',
  'recovery-code/subject': 'a recovery code was used',
  'recovery-code/what':
    'a recovery code of your account was used in place of your authenticator app. Unused codes: {{left}}.',
  'guesses/subject': 'wrong codes at your sign-in',
  'guesses/what':
    'somebody gave your right password and then several wrong codes of your authenticator app. They did not get in. For an hour no further code is taken; a recovery code still is.',
  'deleted/subject': 'your account is deleted',
  'deleted/what':
    'your account is deleted, and your name, picture and details are removed from games and tests of others. What you played there stays without a name.',
  'inactive/subject': 'your account will be deleted',
  'inactive/what':
    'nobody has used this account for a long time. In {{time}} it will be deleted, with everything in it.',
  'inactive/keep': 'To keep it, log in once.',
  'complaints/subject': 'a quiz was reported',
  'complaints/waiting_one': 'somebody reported a quiz or a question. It waits to be judged.',
  'complaints/waiting_other': 'quizzes or questions were reported. {{count}} of them wait to be judged.',
  'shared/subject': 'a quiz was shared with you',
  'shared/by-somebody':
    'somebody shared a quiz with you: you can edit it now. In My Library you see which one it is and whose.',
  'shared/by': '{{owner}} shared the quiz "{{quiz}}" with you: you can edit it now.',
  'receipt/subject': 'your receipt',
  'receipt/thanks': 'Thank you! Your payment has arrived.',
  'receipt/renewed': 'Your subscription is renewed each month until you cancel it in your profile.',
  'receipt/ends': 'Premium ends by itself: nothing more is taken.',
  'refund/subject': 'your payment is given back',
  'refund/why':
    'A payment of yours came too late or a second time. It changed nothing and is given back by the way it came; banks take some days for it.',
  'ending/subject': 'your year of Premium ends soon',
  'ending/when': 'Your year of Premium ends on {{day}}. It is not renewed by itself, and nothing is taken.',
  'ending/go-on':
    'To go on with Premium, choose a plan already now: its time is added to what is left. Your quizzes and reports stay in any case.',
  'paid/receipt': 'Receipt',
  'paid/title': 'Receipt {{receipt}}',
  'paid/date': 'Date',
  'paid/day': '{{day}} ({{zone}})',
  'paid/by': 'Paid by',
  'paid/plan': 'Plan',
  'paid/Premium_Yearly': 'Premium for a year',
  'paid/Premium_Monthly': 'Premium for a month',
  'paid/period': 'Period',
  'paid/from-to': '{{from}} to {{until}}',
  'paid/until': 'Paid until',
  'paid/amount': 'Amount',
  'paid/status': 'Status',
  'paid/paid': 'Paid',
  'paid/refunded': 'Refunded',
  'paid/payment': 'Payment',
} as const

export const mailWords = wordsOf('mails', MAIL_WORDS)
