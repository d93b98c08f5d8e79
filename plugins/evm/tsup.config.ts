import { library } from "../../tsup.base.ts"
import { units } from "./units.ts"

export default library(import.meta.dirname, { client: ["src/react/index.ts"], units })
