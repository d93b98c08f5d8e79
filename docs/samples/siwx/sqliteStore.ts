import { DatabaseSync } from "node:sqlite"
import { siwxServer } from "@latchkey/siwx/server"
import { sqliteStore } from "@latchkey/siwx/sqlite"

export const signIn = siwxServer({
  origin: "https://shop.example",
  // Node 22.13 or later; `better-sqlite3` fits as well.
  store: sqliteStore(new DatabaseSync("sign-ins.sqlite"))
})
