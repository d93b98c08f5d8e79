import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRepository } from "./sourceTree.ts"

// Both servers are packages that stand alone, and no plugin imports another: what both have to judge alike is written twice.
it.each(["clientOf.ts", "clientName.ts", "ConfigurationError.ts"])(
  "T31 in part: both servers tell clients apart by the same rule: %s",
  (file) => {
    const [cloud, embedded] = ["cloud", "embedded"].map((plugin) =>
      readFileSync(inRepository(`plugins/${plugin}/server/src/${file}`), "utf8")
    )
    expect(cloud).toBe(embedded)
  }
)
