// Written by `npm run lists` from the files of this folder.

/** The buttons in all languages, by their tags. */
export const buttons = {
  email: {
    en: "Continue with e-mail",
    ar: "المتابعة بالبريد الإلكتروني",
    de: "Weiter mit E-Mail",
    es: "Continuar con correo",
    fa: "ادامه با ایمیل",
    fr: "Continuer avec un e-mail",
    he: "המשך עם אימייל",
    id: "Lanjutkan dengan email",
    it: "Continua con l'email",
    ja: "メールアドレスで続ける",
    ko: "이메일로 계속하기",
    nl: "Doorgaan met e-mail",
    pl: "Kontynuuj przez e-mail",
    "pt-BR": "Continuar com e-mail",
    ru: "Продолжить с эл. почтой",
    th: "ดำเนินการต่อด้วยอีเมล",
    tr: "E-posta ile devam et",
    uk: "Продовжити з ел. поштою",
    vi: "Tiếp tục bằng email",
    "zh-CN": "使用邮箱继续",
    "zh-TW": "使用電子郵件繼續"
  },
  provider: {
    en: "Continue with {provider}",
    ar: "المتابعة باستخدام {provider}",
    de: "Weiter mit {provider}",
    es: "Continuar con {provider}",
    fa: "ادامه با {provider}",
    fr: "Continuer avec {provider}",
    he: "המשך עם {provider}",
    id: "Lanjutkan dengan {provider}",
    it: "Continua con {provider}",
    ja: "{provider}で続ける",
    ko: "{provider}(으)로 계속하기",
    nl: "Doorgaan met {provider}",
    pl: "Kontynuuj przez {provider}",
    "pt-BR": "Continuar com {provider}",
    ru: "Продолжить с {provider}",
    th: "ดำเนินการต่อด้วย {provider}",
    tr: "{provider} ile devam et",
    uk: "Продовжити з {provider}",
    vi: "Tiếp tục bằng {provider}",
    "zh-CN": "使用 {provider} 继续",
    "zh-TW": "使用 {provider} 繼續"
  }
} as const
