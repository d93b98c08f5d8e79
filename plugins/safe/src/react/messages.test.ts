import { describeWords } from "../../../../tests/support/describeWords.ts"
import { messages } from "./messages.ts"
import { title } from "./title.ts"

const { en, ...others } = messages

describeWords({ en: en!, others, titles: { title } }, "S8.11 in part: the words")
