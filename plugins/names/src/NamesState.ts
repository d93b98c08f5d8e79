import { defineSlice, type CaipAddress, type NamedProfile } from "@latchkey/core"

/** What is known of an address's name. */
export interface KnownName extends NamedProfile {
  /** Whether it is being asked for, was answered, or could not be the last time; of a failure no name is shown. */
  readonly status: "loading" | "ready" | "failed"
}

/** The names that were asked for, by the CAIP-10 id of the account, which says the network too; at most 500. */
export type NamesState = Readonly<Record<CaipAddress, KnownName>>

/** The names that were asked for; none at first. */
export const namesSlice = defineSlice<NamesState>("names", {})
