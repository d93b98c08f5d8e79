import type { Diagnostic } from "../notice/Diagnostic.ts"

/** Something that `latchkey doctor` found: what it is, and what to do. */
export interface Finding extends Pick<Diagnostic, "code" | "message" | "advice"> {
  /** `error` for what does not work, `warning` for what works by chance or costs more than it must. */
  readonly level: "error" | "warning"
  /** Where the documentation says more: a path below the site's root. */
  readonly page: string
}
