import { describeWords } from "../../../../tests/support/describeWords.ts"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { titles } from "./titles.ts"

describeWords({ en, others: otherLanguages, titles, same: ["tags.spam"] })
