import { library } from "../tsup.base.ts"

export default library(import.meta.dirname)
