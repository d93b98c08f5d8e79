import { withWords } from "../messages/useWords.ts"
import { BatchStatus } from "./BatchStatus.tsx"

/** The view, with its words. */
export const loadView = async () => ({ default: withWords(BatchStatus) })
