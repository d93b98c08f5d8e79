export type { EmbeddedAccountType } from "./wire/frameUser.ts"
