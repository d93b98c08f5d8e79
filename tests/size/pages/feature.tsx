import { withLateFills, type Plugin } from "@latchkey/core"
import { showKit } from "./showKit.tsx"

/** A feature with a view and nothing else, which is never opened. */
const feature: Plugin<"feature"> = {
  id: "feature",
  when: "demand",
  hosts: [],
  load: () => Promise.reject(new Error("It has nothing to load"))
}

showKit([withLateFills(feature, () => import("./featureFills.ts").then(({ fills }) => fills))], [])
