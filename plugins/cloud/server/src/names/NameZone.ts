import * as v from "valibot"
import { fields, text } from "../fields.ts"

/** The names that a server gives, as the configuration has them. */
export interface NameZone {
  /** Their ending, `example.id`: in lower case, without a dot before. */
  readonly zone: string
  /** What stands before the ending and nobody may have, beside the words that any server keeps for itself. */
  readonly reserved?: ReadonlyArray<string>
}

/** What would speak for whoever runs the server, or be taken for an address. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    "abuse account admin administrator billing contact help helpdesk hostmaster info latchkey legal mail name names null " +
    "official operator owner payment payments postmaster privacy register root security staff status support system team " +
    "treasury undefined verify wallet wallets webmaster"
  ).split(" ")
)

const label = /^[a-z0-9-]{1,63}$/

/** What `names` of a configuration says. */
export const zoneSchema: v.GenericSchema<unknown, NameZone> = v.pipe(
  fields({
    zone: v.pipe(
      text,
      v.maxLength(100, "is too long"),
      v.check(
        (zone) => zone.split(".").every((part) => label.test(part)),
        "is no ending of names, in lower case"
      )
    ),
    reserved: v.optional(
      v.array(v.pipe(text, v.regex(label, "is no name without its ending, in lower case")), "is not a list")
    )
  }),
  v.transform(({ zone, reserved }) => ({ zone, ...(reserved === undefined ? {} : { reserved }) }))
)

/** Whether nobody may have a label. What begins like an address would be read as one. */
export const isReserved = ({ reserved = [] }: NameZone, name: string): boolean =>
  reservedWords.has(name) || reserved.includes(name) || name.startsWith("0x")
