export {
  contentSecurityPolicy,
  type ContentSecurityPolicy,
  type PolicyOptions,
  type UnknownHost
} from "./policy/contentSecurityPolicy.ts"
