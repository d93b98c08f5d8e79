import { describeWords } from "../../../../tests/support/describeWords.ts"
import { messages } from "./messages.ts"
import { titles } from "./titles.ts"

const { en, ...others } = messages

describeWords({ en, others, titles })
