import type { JobAlert } from '../../../contract/alerts.ts';
import { type Row, atNine, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, offline } from '../samples.ts';
import { alert, draft, jobAlertFlow, snoozed } from './jobAlert.fixtures.ts';
import type { Draft } from './jobAlert.types.ts';

const seeker = { isSeeker: true, place: 'search' };
const visitor = { isSeeker: false, place: 'search' };
const settings = { isSeeker: true, place: 'settings' };
const list = { alerts: [alert, snoozed] };

const empty: Draft = { ...draft, keywords: '', location: null };
const incomplete: Draft = { ...draft, email: '' };
const weekly: Draft = { ...draft, frequency: 'Weekly' };
const other: Draft = { ...draft, keywords: 'auditor' };
const rehearsal = { jobs: 12, more: false };
const written = { draft, rehearsal, fields: { email: ['x'] } };

const request = (wanted: Draft, isAtOnce?: boolean) => ({ type: 'alert.requested', draft: wanted, isAtOnce });
const change = (to: Draft) => ({ type: 'draft.changed', draft: to });
const rehearses = { calls: { rehearse: { standing: draft } } };
const registers = { calls: { registerHidden: { email: draft.email } } };
const saves = { calls: { saveAlert: { draft, status: 'active' } } };
const lists = { calls: { listAlerts: undefined } };
const updates = (wanted: object) => ({ sets: { change: wanted }, calls: { updateAlert: wanted } });
const waits = { ...saysOffline, calls: { waitForConnection: undefined } };

const retryAt = '2026-01-10T09:05:00Z';
const tooMany = { ok: false, failure: 'tooMany', retryAt };
const fields = { email: ['Please enter a valid email address'] };
const invalid = { ok: false, failure: 'invalid', fields };
const created = (of: JobAlert | null, status: string, is_new = true) => ({ ok: true, created: { alert: of, status, is_new } });
const updated = (of: JobAlert, confirming: string | null = null) => done('updateAlert', { ok: true, updated: { alert: of, confirming } });

/** Nothing of what was open is left. */
const cleared = { draft: null, rehearsal: null, fields: {}, change: null, failure: null, retryAt: null };
const dirty = { ...written, change: { id: alert.id }, failure: broken, retryAt };
const closes = (from: string, event: string): Row[] => [
  [from, event, 'closed', { given: dirty, sets: cleared, calls: {} }],
  [from, event, 'managing.loading', { given: { ...dirty, ...settings }, sets: cleared, ...lists }],
  [from, event, 'managing.listed', { given: { ...dirty, ...settings, ...list }, sets: cleared, calls: {} }],
];
/** Only of a seeker: a visitor has no page of alerts. */
const manages = (from: string): Row[] => [
  [from, 'alert.managed', 'managing.loading', { given: dirty, sets: cleared, ...lists }],
  [from, 'alert.managed', null, { given: visitor }],
];
/** Returns to the list if there is one to show. */
const returns = (from: string): Row[] => [
  [from, 'alert.dismissed', 'managing.listed', { given: { ...dirty, ...list, draft: null }, sets: cleared, calls: {} }],
  [from, 'alert.dismissed', 'managing.loading', { given: { ...dirty, ...settings, draft: null }, sets: cleared, ...lists }],
  [from, 'alert.dismissed', 'closed', { given: { ...dirty, draft: null }, sets: cleared, calls: {} }],
];

const forms = ['creating', 'editing'];
const parts = ['blank', 'settling', 'rehearsing', 'rehearsed', 'uncounted', 'invalid'];
const sendsEmail = { given: { ...visitor, draft }, ...registers };

atNine();

stateTable(jobAlertFlow, seeker, [
  starts(seeker, 'closed', { calls: {} }),
  starts(visitor, 'closed', { calls: {} }),
  starts(settings, 'managing.loading', lists),

  // Only a seeker's complete search is saved at once.
  ['closed', request(draft), 'creating.rehearsing', { sets: { draft, isAtOnce: false }, ...rehearses }],
  ['closed', request(draft, true), 'creating.atOnce', { sets: { draft, isAtOnce: true }, calls: { rehearseAtOnce: { standing: draft } } }],
  ['closed', request(draft, true), 'creating.rehearsing', { given: visitor, sets: { draft, isAtOnce: false }, ...rehearses }],
  ['closed', request(incomplete, true), 'creating.rehearsing', { sets: { isAtOnce: false } }],
  ['closed', request(empty), 'creating.blank', { calls: {} }],
  ['creating.atOnce', done('rehearseAtOnce', rehearsal), 'saving', { given: { draft }, sets: { rehearsal }, ...saves }],
  ['creating.atOnce', fails('rehearseAtOnce', broken), 'saving', { given: { draft }, ...saves }],
  ['creating.atOnce', change(other), null],
  ['creating.atOnce', 'draft.submitted', null, { given: { draft } }],
  ...closes('creating.atOnce', 'alert.dismissed'),

  // The form of a new or an existing alert, and its preview.
  ...forms.flatMap((form): Row[] => [
    ...parts.flatMap((part): Row[] => [
      [
        `${form}.${part}`,
        change(other),
        `${form}.settling`,
        {
          given: { ...written, news: { kind: 'gone' }, deleted: alert },
          sets: { draft: other, rehearsal: null, fields: {}, news: null, deleted: null },
          waits: { untilSettled: 400 },
        },
      ],
      // How often is no part of the search: its preview stays.
      [`${form}.${part}`, change(weekly), `${form}.settling`, { given: written, sets: { draft: weekly, rehearsal } }],
      [`${form}.${part}`, 'draft.submitted', `${form}.invalid`, { given: { draft: incomplete }, calls: {} }],
    ]),
    [`${form}.settling`, passes('untilSettled'), `${form}.rehearsing`, { given: { draft }, ...rehearses }],
    [`${form}.settling`, passes('untilSettled'), `${form}.rehearsed`, { given: { draft, rehearsal }, calls: {} }],
    [`${form}.settling`, passes('untilSettled'), `${form}.blank`, { given: { draft: empty, rehearsal }, calls: {} }],
    [`${form}.rehearsing`, done('rehearse', rehearsal), `${form}.rehearsed`, { sets: { rehearsal } }],
    [`${form}.rehearsing`, fails('rehearse', broken), `${form}.uncounted`],
  ]),
  ...parts.flatMap((part): Row[] => [
    [`creating.${part}`, 'draft.submitted', 'saving', { given: { draft }, ...saves }],
    [`creating.${part}`, 'draft.submitted', 'registeringHidden', sendsEmail],
    ...closes(`creating.${part}`, 'alert.dismissed'),
    [`editing.${part}`, 'draft.submitted', 'updating', { given: { alert, draft: weekly }, ...updates({ id: alert.id, draft: weekly }) }],
    ...returns(`editing.${part}`),
  ]),

  // A visitor's address gets a hidden account before its alert is saved.
  ['registeringHidden', done('registerHidden', { ok: true }), 'saving', { given: { draft }, ...saves }],
  ['registeringHidden', done('registerHidden', tooMany), 'tooMany', { sets: { retryAt }, waits: { untilRetry: 300_000 } }],
  ['registeringHidden', done('registerHidden', invalid), 'creating.invalid', { sets: { fields } }],
  ['registeringHidden', fails('registerHidden', offline), 'offline', waits],
  ['registeringHidden', fails('registerHidden', broken), 'failed', saysFailed],
  [
    'saving',
    done('saveAlert', created(alert, 'active')),
    'created.active',
    { given: { failure: broken }, sets: { alert, status: 'active', isNew: true, failure: null, alerts: null } },
  ],
  ['saving', done('saveAlert', created(snoozed, 'snoozed', false)), 'created.asleep', { sets: { alert: snoozed, status: 'snoozed', isNew: false } }],
  ['saving', done('saveAlert', created(null, 'unconfirmed')), 'created.unconfirmed', { given: visitor, sets: { alert: null, status: 'unconfirmed' } }],
  // A visitor isn't shown whose alert it is.
  ['saving', done('saveAlert', created(alert, 'active')), 'created.active', { given: visitor, sets: { alert: null, status: 'active' } }],
  ['saving', done('saveAlert', created(alert, 'active')), 'created.active', { given: { alerts: [snoozed] }, sets: { alerts: [alert, snoozed] } }],
  ['saving', done('saveAlert', tooMany), 'tooMany', { sets: { retryAt }, waits: { untilRetry: 300_000 } }],
  ['saving', done('saveAlert', { ok: false, failure: 'tooManyAlerts' }), 'full'],
  ['saving', done('saveAlert', invalid), 'creating.invalid', { sets: { fields } }],
  ['saving', fails('saveAlert', offline), 'offline', waits],
  ['saving', fails('saveAlert', broken), 'failed', saysFailed],

  // Not saved.
  ['offline', done('waitForConnection'), 'saving', { given: { draft }, ...saves }],
  ['offline', done('waitForConnection'), 'registeringHidden', sendsEmail],
  ...closes('offline', 'alert.dismissed'),
  ['failed', 'alert.retried', 'saving', { given: { draft }, ...saves }],
  ['failed', 'alert.retried', 'registeringHidden', sendsEmail],
  ...closes('failed', 'alert.dismissed'),
  ['tooMany', passes('untilRetry'), 'creating.rehearsed', { given: written }],
  ['tooMany', 'alert.retried', 'creating.rehearsed', { given: written }],
  ...closes('tooMany', 'alert.dismissed'),
  ...manages('full'),
  ...closes('full', 'alert.dismissed'),

  // Saved.
  ...['active', 'unconfirmed', 'asleep'].flatMap((part): Row[] => [
    ...closes(`created.${part}`, 'alert.kept'),
    ...closes(`created.${part}`, 'alert.dismissed'),
    ...manages(`created.${part}`),
    [
      `created.${part}`,
      { type: 'alert.edited', id: alert.id },
      'editing.rehearsing',
      {
        given: { ...dirty, alert, draft: other, isAtOnce: true },
        sets: { draft, isAtOnce: false, rehearsal: null, fields: {}, change: null },
        ...rehearses,
      },
    ],
    [`created.${part}`, { type: 'alert.edited', id: 'other' }, null, { given: { alert } }],
  ]),
  [
    'created.asleep',
    { type: 'alert.enabled', id: snoozed.id },
    'updating',
    { given: { alert: snoozed, draft }, calls: { updateAlert: { id: snoozed.id, status: 'active' } }, sets: { draft: null } },
  ],
  ['created.asleep', { type: 'alert.enabled', id: 'other' }, null, { given: { alert: snoozed } }],

  // The list.
  ['managing.loading', done('listAlerts', list.alerts), 'managing.listed', { given: { failure: broken }, sets: { ...list, failure: null } }],
  ['managing.loading', done('listAlerts', []), 'managing.empty', { sets: { alerts: [] } }],
  ['managing.loading', done('listAlerts', []), 'managing.undoable', { given: { deleted: alert } }],
  ['managing.loading', fails('listAlerts', offline), 'managing.offline', waits],
  ['managing.loading', fails('listAlerts', broken), 'managing.unloadable', saysFailed],
  ['managing.offline', done('waitForConnection'), 'managing.loading', lists],
  ['managing.unloadable', 'alert.retried', 'managing.loading', lists],
  ...['loading', 'offline', 'unloadable', 'listed', 'empty', 'undoable'].flatMap((part): Row[] => [
    // The page has a button for a new alert, and stays; the list over a search closes.
    [`managing.${part}`, request(draft), 'creating.rehearsing', { given: settings, sets: { draft, isAtOnce: false }, ...rehearses }],
    [`managing.${part}`, request(draft), null],
    [
      `managing.${part}`,
      'alert.dismissed',
      'closed',
      { given: { ...list, alert, deleted: alert, news: { kind: 'gone' } }, sets: { alerts: null, alert: null, deleted: null, news: null } },
    ],
    [`managing.${part}`, 'alert.dismissed', null, { given: settings }],
  ]),
  // Any action on a listed alert ends the offer to restore another.
  ...['listed', 'undoable'].flatMap((part): Row[] => {
    const given = { ...list, deleted: alert, news: { kind: 'restored' } };
    const chosen = { alert: snoozed, deleted: null, news: null };
    const { id } = snoozed;
    const moves = (event: string, status: string): Row[] => [
      [
        `managing.${part}`,
        { type: event, id },
        'updating',
        { given: { ...given, draft }, sets: { ...chosen, draft: null }, calls: { updateAlert: { id, status } } },
      ],
    ];
    return [
      [
        `managing.${part}`,
        { type: 'alert.edited', id: alert.id },
        'editing.rehearsing',
        { given: { ...given, ...dirty, draft: null }, sets: { ...chosen, alert, draft, rehearsal: null, fields: {}, change: null }, ...rehearses },
      ],
      ...moves('alert.enabled', 'active'),
      ...moves('alert.snoozed', 'snoozed'),
      ...moves('alert.paused', 'paused'),
      [`managing.${part}`, { type: 'delete.requested', id }, 'confirmingDelete.asking', { given, sets: chosen, calls: {} }],
      ...['alert.edited', 'alert.enabled', 'alert.snoozed', 'alert.paused', 'delete.requested'].map((type): Row => [
        `managing.${part}`,
        { type, id: 'other' },
        null,
        { given },
      ]),
    ];
  }),

  // A change is saved.
  [
    'updating',
    updated({ ...alert, keywords: 'auditor' }),
    'managing.listed',
    {
      given: { ...list, draft },
      sets: { alerts: [{ ...alert, keywords: 'auditor' }, snoozed], status: 'active', isNew: true, draft: null, news: { kind: 'updated' } },
    },
  ],
  ['updating', updated(alert), 'created.active', { given: { draft }, sets: { alert, status: 'active', isNew: true, draft: null, alerts: null } }],
  ['updating', updated(snoozed), 'created.asleep', { sets: { status: 'snoozed' } }],
  [
    'updating',
    updated({ ...alert, status: 'unconfirmed' }, 'other@example.com'),
    'created.unconfirmed',
    { sets: { news: { kind: 'confirming', email: 'other@example.com' } } },
  ],
  [
    'updating',
    done('updateAlert', { ok: false, failure: 'gone' }),
    'managing.loading',
    { given: { ...dirty, ...list }, sets: { ...cleared, news: { kind: 'gone' } }, ...lists },
  ],
  ['updating', done('updateAlert', tooMany), 'notUpdated.tooMany', { sets: { retryAt } }],
  ['updating', done('updateAlert', invalid), 'editing.invalid', { given: { draft }, sets: { fields } }],
  // Without a form there is no field to show it at.
  ['updating', done('updateAlert', invalid), 'notUpdated.failed'],
  ['updating', fails('updateAlert', broken), 'notUpdated.failed', saysFailed],
  ...['failed', 'tooMany'].flatMap((part): Row[] => [
    [
      `notUpdated.${part}`,
      'alert.retried',
      'updating',
      { given: { change: { id: alert.id, status: 'paused' } }, ...updates({ id: alert.id, status: 'paused' }) },
    ],
    [`notUpdated.${part}`, 'alert.dismissed', 'editing.rehearsed', { given: { ...written, ...list }, sets: { draft } }],
    ...returns(`notUpdated.${part}`),
  ]),

  // Deleting asks first, and can be undone until the next action.
  ...['asking', 'failed'].flatMap((part): Row[] => [
    [`confirmingDelete.${part}`, 'delete.confirmed', 'deleting', { given: { alert }, calls: { deleteAlert: { id: alert.id } } }],
    [`confirmingDelete.${part}`, 'alert.kept', 'managing.listed', { given: list }],
    [`confirmingDelete.${part}`, 'alert.dismissed', 'managing.listed', { given: list }],
  ]),
  [
    'deleting',
    done('deleteAlert'),
    'managing.undoable',
    { given: { ...list, alert, draft }, sets: { alerts: [snoozed], deleted: alert, alert: null, draft: null } },
  ],
  ['deleting', fails('deleteAlert', broken), 'confirmingDelete.failed', saysFailed],
  // Restored as it was, but for an address that wasn't confirmed: the server decides again.
  ...(['active', 'snoozed', 'paused', 'unconfirmed'] as const).map((status): Row => [
    'managing.undoable',
    'undo.requested',
    'restoring',
    { given: { deleted: { ...alert, status } }, calls: { restoreAlert: { draft, status: status === 'unconfirmed' ? 'active' : status } } },
  ]),
  [
    'restoring',
    done('restoreAlert', created(alert, 'active')),
    'managing.listed',
    { given: { alerts: [snoozed], deleted: alert }, sets: { alerts: [alert, snoozed], deleted: null, news: { kind: 'restored' } } },
  ],
  [
    'restoring',
    done('restoreAlert', { ok: false, failure: 'tooManyAlerts' }),
    'managing.undoable',
    { given: { alerts: [], deleted: alert }, sets: { deleted: alert, news: { kind: 'notRestored' } } },
  ],
  ['restoring', fails('restoreAlert', broken), 'managing.undoable', { given: { alerts: [], deleted: alert }, sets: { news: { kind: 'notRestored' } } }],
]);
