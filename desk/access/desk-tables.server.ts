import { sql } from "kysely";
import type { Migration } from "../../platform/database/migrations.ts";

export interface DeskTables {
  desk_people: {
    id: string;
    name: string;
    /** Lowercase: "Ann" and "ann" are the same person. */
    name_key: string;
    created_at: number;
    revoked_at: number | null;
  };
  desk_invites: {
    /** Only the hash is kept: whoever reads the database cannot use the link. */
    token_hash: string;
    person_id: string;
    expires_at: number;
    used_at: number | null;
  };
  desk_passkeys: {
    /** The credential's id, in base64url. */
    id: string;
    person_id: string;
    /** In base64url. */
    public_key: string;
    counter: number;
    /** JSON: how browsers reach it, such as ["internal", "hybrid"]. */
    transports: string;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  desk_challenges: {
    challenge: string;
    purpose: "enrol" | "sign-in";
    /** Whom it was made for; null before anybody has signed in. */
    person_id: string | null;
    expires_at: number;
  };
  /** Filters of the inbox that somebody has given a name. */
  desk_views: {
    id: string;
    person_id: string;
    name: string;
    /** The filters, as the inbox's address has them. Never a search: it may name a person. */
    query: string;
    created_at: number;
  };
  /** The link to somebody's calendar of follow-ups. Its id is signed, so the database alone does not give it away. */
  desk_calendars: {
    id: string;
    person_id: string;
    created_at: number;
  };
  desk_sessions: {
    token_hash: string;
    /** Names it in lists and forms. */
    id: string;
    person_id: string;
    /** The one that was shown; null in sessions from before the column was added. */
    passkey_id: string | null;
    created_at: number;
    seen_at: number;
    /** When a passkey was last shown. */
    proven_at: number;
    /** The browser, in a few words. */
    device: string;
  };
  /** Where people open the desk of the process that started last. */
  desk_address: {
    /** Always 1: the table has one row. */
    id: 1;
    url: string;
  };
}

const CREATE_DESK_ACCESS: Migration = {
  id: "0101-create-desk-access",
  why: "The operator's desk lets people in by passkeys, and keeps who may enter and who is inside.",
  async up({ schema }) {
    await schema
      .createTable("desk_people")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_key", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("revoked_at", "bigint")
      .execute();
    await schema
      .createTable("desk_invites")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await schema
      .createTable("desk_passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await schema
      .createTable("desk_challenges")
      .addColumn("challenge", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) => column.references("desk_people.id"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("desk_sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addColumn("proven_at", "bigint", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .execute();
  },
};

const ADD_PASSKEY_OF_SESSION: Migration = {
  id: "0106-add-passkey-of-desk-session",
  why: "Whoever has a passkey removed, because the laptop with it is gone, must not stay signed in on that laptop.",
  async up({ schema }) {
    await schema.alterTable("desk_sessions").addColumn("passkey_id", "text").execute();
  },
};

const CREATE_DESK_ADDRESS: Migration = {
  id: "0117-create-desk-address",
  why: "An invitation is a link to the running desk, and the command line need not have the settings of its process.",
  async up({ schema }) {
    await schema
      .createTable("desk_address")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("url", "text", (column) => column.notNull())
      .execute();
  },
};

const CREATE_DESK_VIEWS: Migration = {
  id: "0116-create-desk-views",
  why: "Everybody at the desk keeps lists of their own under a name, and leads can belong to them.",
  async up(handle) {
    const { schema } = handle;
    await schema
      .createTable("desk_views")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull().references("desk_people.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("desk_views_by_person")
      .on("desk_views")
      .columns(["person_id", "name"])
      .unique()
      .execute();
    await sql`insert into lead_owners (id, name)
      select id, name from desk_people where revoked_at is null`.execute(handle);
  },
};

const CREATE_DESK_CALENDARS: Migration = {
  id: "0120-create-desk-calendars",
  why: "Follow-ups belong into the calendar that somebody looks at anyway, by a link that can be replaced.",
  async up({ schema }) {
    await schema
      .createTable("desk_calendars")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull().unique().references("desk_people.id"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
  },
};

export const deskMigrations: readonly Migration[] = [
  CREATE_DESK_ACCESS,
  ADD_PASSKEY_OF_SESSION,
  CREATE_DESK_ADDRESS,
  CREATE_DESK_VIEWS,
  CREATE_DESK_CALENDARS,
];
