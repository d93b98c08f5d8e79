import { withWords } from "../messages/useWords.ts"
import { OnrampForm } from "./OnrampForm.tsx"

/** Each view by its place in the journey: the first is here, the others load with their words when they are shown. */
export const loadView = {
  form: async () => ({ default: withWords(OnrampForm) }),
  progress: async () => ({ default: (await import("./OnrampProgress.tsx")).OnrampProgress }),
  purchases: async () => ({ default: (await import("./OnrampPurchases.tsx")).OnrampPurchases })
}
