import type { ColumnType, Generated } from 'kysely'

/** The migrated tables, as kysely sees them. `bigint` columns are read as text by the driver. */
export interface Tables {
  journal_head: {
    journal_id: string
    kind: string
    epoch: number
    owner: string
    next_seq: string
    snapshot_seq: Generated<string>
    opened_at: Generated<Date>
    ended_at: Date | null
    bytes: Generated<string>
    payer: string | null
  }
  heartbeat: {
    owner: string
    running_ms: number
    seen_at: Date
    lease_until: Generated<Date>
  }
  journal: {
    journal_id: string
    seq: string
    epoch: number
    version: number
    body: string
  }
  quiz_content: {
    content_hash: string
    /** Written as text, read as what the text says. */
    body: ColumnType<unknown, string, string>
    kept_at: Generated<Date>
  }
  job: {
    job_id: Generated<string>
    lane: string
    kind: string
    /** Written as text, read as what the text says. */
    body: ColumnType<unknown, string, string>
    due_at: Date
    tries: Generated<number>
    claimed_until: Date | null
    trouble: Generated<string>
    failed_at: Date | null
    created_at: Generated<Date>
    key: string | null
    asked: Generated<number>
    claim: Generated<number>
    is_once: Generated<boolean>
    is_perhaps_done: Generated<boolean>
    expires_at: Date | null
  }
  journal_snapshot: {
    journal_id: string
    /** A bigint, as text. */
    next_seq: string
    /** A bigint, as text. */
    events: string
    version: number
    hash: string
    body: string
  }
  journal_snapshot_part: {
    journal_id: string
    hash: string
    body: string
  }
  journal_member: {
    credential: string
    journal_id: string
  }
  member_backfill: {
    journal_id: string
  }
  journal_quiz: {
    journal_id: string
    content_hash: string
  }
  account: {
    user_id: string
    user_name: string | null
    email: string
    confirmed_at: Date | null
    password_hash: string | null
    must_choose_password: Generated<boolean>
    password_expires_at: Date | null
    user_type: string
    age_group: string | null
    given_name: Generated<string>
    family_name: Generated<string>
    city: Generated<string>
    phone_number: Generated<string>
    introduction: Generated<string>
    extra_time: Generated<number>
    picture: Generated<string>
    one_time_secret: string | null
    pending_one_time_secret: string | null
    one_time_step: Generated<string>
    organisation_id: string | null
    created_at: Date
    last_seen_at: Date
    noticed_at: Date | null
    may_publish: Generated<boolean>
    paid_until: Date | null
    told_of_end: Date | null
    disabled_at: Date | null
    language: string | null
  }
  session: {
    token_hash: string
    user_id: string
    gave_one_time_code: boolean
    began_at: Date
    seen_at: Date
  }
  ended_credential: {
    ended_id: Generated<string>
    credential: string
    owner: string
    ended_in: Generated<string>
    ended_at: Generated<Date>
  }
  challenge: {
    user_id: string
    purpose: string
    code_hash: string
    expires_at: Date
    tries_left: number
  }
  challenge_browser: {
    user_id: string
    purpose: string
    browser: string
    address: string
    tries_left: number
  }
  allowance: {
    holder: string
    kind: string
    full_at: Date
  }
  known_address: {
    user_id: string
    address: string
    seen_at: Date
  }
  recovery_code: {
    user_id: string
    number: number
    code_hash: string
  }
  social_identity: {
    issuer: string
    subject: string
    user_id: string
  }
  social_login: {
    state_hash: string
    provider: string
    nonce: string
    verifier: string
    credential: string
    redirect_uri: string
    expires_at: Date
  }
  password_link: {
    token_hash: string
    user_id: string
    expires_at: Date
  }
  setup_token: {
    token_hash: string
    made_at: Date
  }
  used_setup_token: {
    token_hash: string
    used_at: Date
  }
  organisation: {
    organisation_id: string
    organisation_name: string
    is_enterprise: boolean
    created_at: Generated<Date>
  }
  team: {
    team_id: string
    organisation_id: string
    team_name: string
  }
  team_member: {
    team_id: string
    user_id: string
  }
  game_share: {
    room_id: string
    game_seq: string
    player_id: string
    user_id: string | null
    played: boolean
    hosted: boolean
    won: boolean
    ended_at: Generated<Date>
  }
  media_file: {
    name: string
    user_id: string | null
    kind: string
    bytes: string
    created_at: Date
    wanted_at: Date
    is_leaving: Generated<boolean>
  }
  backup_outcome: {
    is_one: Generated<boolean>
    tried_at: Date
    failure: string | null
    name: string | null
    begun_at: Date | null
    duration_ms: number | null
    bytes: string | null
  }
  upload_folder: {
    is_one: Generated<boolean>
    marker: string
  }
  web_file: {
    name: string
    body: Buffer
    kept_at: Generated<Date>
  }
  quiz: {
    quiz_id: string
    owner_id: string
    quiz_name: string
    quiz_description: string
    age_group: string
    quiz_image: string
    status: string
    is_public: Generated<boolean>
    question_ids: Generated<string[]>
    revision: Generated<number>
    search_text: Generated<string>
    public_since: Date | null
    subject: string | null
    language: string | null
    classes: number[] | null
    key_words: Generated<string[]>
    /** Written as text, read as what the text says. */
    copied_from: ColumnType<unknown, string | null | undefined, never>
    search: string | null
    search_version: Generated<number>
    created_at: Date
    edited_at: Date
    deleted_at: Date | null
    status_before: string | null
  }
  library_folder: {
    folder_id: string
    user_id: string
    folder_name: string
  }
  library_entry: {
    user_id: string
    quiz_id: string
    folder_id: string | null
    is_starred: Generated<boolean>
    tags: Generated<string[]>
  }
  question: {
    question_id: string
    quiz_id: string
    /** Written as text, read as what the text says. */
    body: ColumnType<unknown, string, string>
    revision: Generated<number>
    search: string | null
  }
  missed_search: {
    missed_on: Date
    words: string
    searches: number
  }
  quiz_editor: {
    quiz_id: string
    user_id: string
  }
  quiz_team: {
    quiz_id: string
    team_id: string
  }
  qtest: {
    qtest_id: string
    owner_id: string
    qtest_name: string
    qtest_image: string
    qtest_type: string
    starts_at: Date
    ends_at: Date
    question_count: number
    media: string[]
    quiz_ids: Generated<string[]>
    closed_why: string | null
    is_deleted: Generated<boolean>
    created_at: Date
  }
  qtest_reservation: {
    qtest_id: string
    owner_id: string
    made_at: Generated<Date>
  }
  drawn_question: {
    user_id: string
    question_id: string
    drawn_at: Date
  }
  play: {
    play_id: string
    kind: string
    journal_id: string
    game: number
    host_id: string | null
    quiz_id: string
    quiz_name: string
    quiz_type: string
    media_folder: string
    questions: unknown
    content_hash: string | null
    places: number[] | null
    started_at: Date
    ended_at: Date
    is_finished: boolean
    is_calm: Generated<boolean>
  }
  play_player: {
    play_id: string
    player_id: string
    user_id: string | null
    name: string
    search_name: string
    avatar: Generated<string>
    email: string | null
    fields: unknown
    teams: string[]
    rank: number | null
    has_left: boolean
    score: number
    answer_ms: number
    right_answers: number
    answers: unknown
  }
  share_visit: {
    journal_id: string
    source: string
    day: Date
    visits: number
  }
  play_backfill: {
    journal_id: string
  }
  server_secret: {
    purpose: string
    secret: string
  }
  take_down: {
    quiz_id: string
    owner_id: string | null
    reason: string
    taken_down_at: Date
  }
  report: {
    report_id: string
    quiz_id: string
    owner_id: string | null
    question_id: string | null
    qtest_id: string | null
    reason: string
    remark: string
    reporter_hash: string
    reported_at: Date
    decision: string | null
    decision_reason: string | null
    decided_at: Date | null
  }
  purchase: {
    purchase_id: string
    kind: string
    provider: string
    user_id: string | null
    plan: string
    amount: number
    currency: string
    receipt_id: string
    created_at: Date
    replaced_at: Date | null
    cancelled_at: Date | null
    is_over: Generated<boolean>
    is_unwanted: Generated<boolean>
  }
  payment: {
    payment_id: string
    purchase_id: string
    user_id: string | null
    plan: string
    amount: number
    currency: string
    receipt_id: string
    state: string
    paid_at: Date
    mailed_at: Date | null
  }
  payment_event: {
    event_id: string
    received_at: Date
  }
  sandbox_purchase: {
    purchase_id: string
    amount: number
    currency: string
    payment_id: string | null
    paid_at: Date | null
    refunded_at: Date | null
    cancelled_at: Date | null
    created_at: Date
  }
}
