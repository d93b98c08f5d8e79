import { createServer } from "node:http"
import { contentSecurityPolicy } from "@latchkey/core/csp"
import { kitOptions } from "./kitOptions"

const { header } = contentSecurityPolicy(kitOptions)

createServer((_, response) => {
  response.setHeader("content-security-policy", header)
  response.end("<!doctype html> ...")
})
