// Times are epoch milliseconds. What comes from outside and gives rights is only there as a hash.

/**
 * What each version of the database adds to the one before: the first entry makes version 1 of nothing. An entry that was
 * released is not changed any more: what is to be different comes in a new one.
 */
export const migrations: ReadonlyArray<ReadonlyArray<string>> = [
  [
    `create table if not exists latchkey_account (
      id text primary key, email text unique, share text not null, wallet text, wallet_id text,
      created_at bigint not null
    )`,
    `create table if not exists latchkey_device (
      account text not null, device text not null, label text not null, created_at bigint not null,
      primary key (account, device)
    )`,
    `create table if not exists latchkey_attempt (
      id text primary key, kind text not null, email text not null, account text, device text not null,
      project text not null, origin text not null, label text not null, link text unique, confirmed integer not null,
      code text, tries integer not null, code_until bigint not null, until bigint not null
    )`,
    `create table if not exists latchkey_login (
      id text primary key, account text not null, device text not null, project text not null, until bigint not null
    )`,
    `create table if not exists latchkey_identity (
      provider text not null, subject text not null, account text not null, email text, name text,
      primary key (provider, subject)
    )`,
    `create table if not exists latchkey_social (
      id text primary key, provider text not null, device text not null, project text not null, origin text not null,
      label text not null, verifier text not null, nonce text not null, result text unique, subject text, email text,
      name text, until bigint not null
    )`,
    `create table if not exists latchkey_start_over (
      account text primary key, email text not null, project text not null, label text not null, language text not null,
      stop text not null unique, proven text, next_mail bigint not null, due bigint not null, until bigint not null
    )`,
    `create table if not exists latchkey_quota (
      name text primary key, used integer not null, started bigint not null, until bigint not null
    )`
  ],
  [
    `alter table latchkey_account add column verifier text`,
    `alter table latchkey_device add column seen_at bigint`,
    `alter table latchkey_attempt add column target text`,
    `create table if not exists latchkey_kept (
      account text not null, wallet_id text not null, wallet text not null, share text not null, until bigint not null,
      primary key (account, wallet_id)
    )`
  ],
  [`alter table latchkey_social add column browser text`, `alter table latchkey_social add column page text`],
  [
    `create table if not exists latchkey_passkey (
      account text not null, id text not null, public_key text not null, transports text not null, name text not null,
      sealed text not null, share text not null, created_at bigint not null, primary key (account, id)
    )`
  ],
  [`alter table latchkey_account add column key_stops bigint`],
  // A passkey that only signs in has neither a sealed copy nor a half of the server: both are empty.
  [
    `alter table latchkey_passkey add column enters integer not null default 0`,
    `alter table latchkey_account add column rescue text`,
    `create unique index if not exists latchkey_account_rescue on latchkey_account (rescue)`
  ],
  [`alter table latchkey_account add column limits text`]
]
