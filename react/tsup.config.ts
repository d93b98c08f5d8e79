import { library } from "../tsup.base.ts"

export default library(import.meta.dirname, { client: ["src/index.ts", "src/element.ts", "src/view.ts"] })
