import { withWords } from "../messages/useWords.ts"
import { OnrampForm } from "./OnrampForm.tsx"

/** Each view by its place in the journey: the first is here, the other loads with its words when it is shown. */
export const loadView = {
  form: async () => ({ default: withWords(OnrampForm) }),
  progress: async () => ({ default: (await import("./OnrampProgress.tsx")).OnrampProgress })
}
