import { fromOptions } from "@latchkey/core"
import {
  fillSlot,
  nameServices,
  type HostUse,
  type NameRegistrationActions,
  type NamesActions,
  type Plugin
} from "@latchkey/core"
import type { NamesOptions } from "./NamesOptions.ts"
import { namesSlice, type NamesState } from "./NamesState.ts"

/** What `names` can do. */
export interface NamesApi extends NamesActions, NameRegistrationActions {}

/** What the type checker knows of names: no error of its own. */
export interface NamesTypes {
  readonly errorCode: never
}

/**
 * Names of accounts: the account view shows what its account is called, and any address can be asked for. A name is given only
 * where it leads back to the address.
 *
 * Works on every namespace that has the `nameResolution` capability. Nothing is read before something asks.
 */
export const names = (options?: NamesOptions): Plugin<"names", NamesApi, NamesState, NamesTypes> =>
  fromOptions("names", options, (options) => ({
    id: "names",
    when: "demand",
    hosts: [
      ...(options.avatarHosts ?? []).map((origin): HostUse => ({
        origin,
        purpose: "pictures of names",
        uses: ["image"]
      })),
      ...(options.gateways ?? []).map((origin): HostUse => ({ origin, purpose: "records of names" }))
    ],
    fills: [fillSlot(nameServices, { id: "names" })],
    slice: namesSlice,
    actions: ["resolve", "profile", "suggestions", "register"],
    load: () => import("./module.ts").then((part) => part.namesModule(options))
  }))
