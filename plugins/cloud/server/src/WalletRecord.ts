import * as v from "valibot"
import { objectMessage } from "./fields.ts"

/** A wallet as the catalogue file has it and as `getWallets` answers it. */
export interface WalletRecord {
  readonly id: string
  readonly name: string
  readonly badge_type: "none" | "certified"
  /** CAIP-2 ids. */
  readonly chains: ReadonlyArray<string>
  readonly homepage?: string
  readonly image_id?: string
  readonly image_url?: Readonly<Record<string, string>>
  /** Its place in the list, lowest first; those without one come last, by name. */
  readonly order?: number
  readonly link_mode?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
  readonly injected?: ReadonlyArray<{ readonly namespace?: string; readonly injected_id?: string }>
  /** Further words that it is found by, in any script. Not sent. */
  readonly keywords?: ReadonlyArray<string>
}

// What no catalogue has a reason to send to a page.
const link = v.optional(
  v.pipe(
    v.string("is no text"),
    v.check((url) => !/^\s*(javascript|data|vbscript|file|blob|about):/i.test(url), "is no link to a wallet")
  )
)
const texts = v.array(v.string("is no text"), "is no list of texts")

/** An entry of a catalogue file; what else it says stays in it. */
export const walletSchema: v.GenericSchema<unknown, WalletRecord> = v.pipe(
  v.looseObject(
    {
      id: v.pipe(v.string("is no text"), v.regex(/^[\w.:-]{1,100}$/, "is not usable as an id")),
      name: v.pipe(
        v.string("is no text"),
        v.check((name) => name.trim() !== "", "is no text")
      ),
      badge_type: v.picklist(["none", "certified"], `is neither "none" nor "certified"`),
      chains: texts,
      homepage: link,
      link_mode: link,
      mobile_link: link,
      desktop_link: link,
      webapp_link: link,
      app_store: link,
      play_store: link,
      chrome_store: link,
      image_id: v.optional(v.string("is no text")),
      rdns: v.optional(v.string("is no text")),
      order: v.optional(v.pipe(v.number("is no number"), v.finite("is no number"))),
      keywords: v.optional(texts)
    },
    objectMessage
  ),
  // What the catalogue's file says goes out as it stands there.
  v.transform((record) => record as unknown as WalletRecord)
)
