@login
Feature: Log in
  Signs in by password, code, link, QR code, social network or passkey, with a second factor where it is on, and knows where to go then.

  @login-848356 @login-1
  Scenario: 1 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When account.changed happens
    Then it is in "identify.editing"

  @login-69ff32 @login-2
  Scenario: 2 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7117ff @login-92
  Scenario: 92 from known to methods
    Given the login flow with the input "known"
    And it is in "methods"

  @login-d7afa1 @login-93
  Scenario: 93 from seeker to already
    Given the login flow with the input "seeker"
    And it is in "already"

  @login-020d5f @login-109
  Scenario: 109 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When method.changed happens
    Then it is in "identify.editing"

  @login-369409 @login-110
  Scenario: 110 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When account.changed happens
    Then it is in "identify.editing"

  @login-2590a1 @login-111
  Scenario: 111 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-2205c6 @login-112
  Scenario: 112 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ee207e @login-113
  Scenario: 113 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When account.changed happens
    Then it is in "identify.editing"

  @login-535dd6 @login-114
  Scenario: 114 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ad76a4 @login-115
  Scenario: 115 from visitor to social.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "social.failed"

  @login-de2b6c @login-116
  Scenario: 116 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "identify.editing"

  @login-8ae68a @login-117
  Scenario: 117 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-291ebf @login-118
  Scenario: 118 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cc0e22 @login-119
  Scenario: 119 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"

  @login-c93933 @login-120
  Scenario: 120 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "identify.editing"

  @login-dd6324 @login-121
  Scenario: 121 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-56cb86 @login-122
  Scenario: 122 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ffec68 @login-124
  Scenario: 124 from visitor to passkey.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"

  @login-5fdaea @login-125
  Scenario: 125 from visitor to passkey.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"

  @login-d02a44 @login-151
  Scenario: 151 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When method.changed happens
    Then it is in "identify.editing"

  @login-fade29 @login-152
  Scenario: 152 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When account.changed happens
    Then it is in "identify.editing"

  @login-755eeb @login-153
  Scenario: 153 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7598e6 @login-154
  Scenario: 154 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When untilQrExpiry has passed
    Then it is in "qr.expired"

  @login-1433c4 @login-155
  Scenario: 155 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-0dc75d @login-156
  Scenario: 156 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-c3ca00 @login-157
  Scenario: 157 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8bbf66 @login-158
  Scenario: 158 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When untilRetry has passed
    Then it is in "qr.loading"

  @login-524493 @login-159
  Scenario: 159 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-b05300 @login-160
  Scenario: 160 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-f65173 @login-161
  Scenario: 161 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-fc7273 @login-162
  Scenario: 162 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8a72a1 @login-163
  Scenario: 163 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-528ff2 @login-164
  Scenario: 164 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-9dfc4c @login-165
  Scenario: 165 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-95de19 @login-166
  Scenario: 166 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4fa5e0 @login-167
  Scenario: 167 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-319413 @login-168
  Scenario: 168 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When method.changed happens
    Then it is in "identify.editing"

  @login-965c70 @login-169
  Scenario: 169 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When account.changed happens
    Then it is in "identify.editing"

  @login-460851 @login-170
  Scenario: 170 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-23f255 @login-171
  Scenario: 171 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-f61c57 @login-172
  Scenario: 172 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-12e704 @login-173
  Scenario: 173 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-51c0b4 @login-174
  Scenario: 174 from visitor to social.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When untilRetry has passed
    Then it is in "social.failed"

  @login-eb672e @login-175
  Scenario: 175 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-5f840e @login-176
  Scenario: 176 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "identify.editing"

  @login-992d6a @login-177
  Scenario: 177 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When account.changed happens
    Then it is in "identify.editing"

  @login-009bc9 @login-178
  Scenario: 178 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cd83a5 @login-179
  Scenario: 179 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-814846 @login-180
  Scenario: 180 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-f466c6 @login-181
  Scenario: 181 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a4d53d @login-182
  Scenario: 182 from visitor to passkey.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When untilRetry has passed
    Then it is in "passkey.failed"

  @login-885279 @login-183
  Scenario: 183 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-547373 @login-184
  Scenario: 184 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-2d0985 @login-185
  Scenario: 185 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-d9f6c4 @login-186
  Scenario: 186 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-186c9f @login-187
  Scenario: 187 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-1b0395 @login-188
  Scenario: 188 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "identify.editing"

  @login-bdfc42 @login-189
  Scenario: 189 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When account.changed happens
    Then it is in "identify.editing"

  @login-3fb3e2 @login-190
  Scenario: 190 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-0c5e8b @login-191
  Scenario: 191 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When account.changed happens
    Then it is in "identify.editing"

  @login-a3f5be @login-192
  Scenario: 192 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-bb977c @login-193
  Scenario: 193 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-ea300b @login-194
  Scenario: 194 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-eda6e9 @login-220
  Scenario: 220 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When method.changed happens
    Then it is in "identify.editing"

  @login-5eb0cf @login-221
  Scenario: 221 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When account.changed happens
    Then it is in "identify.editing"

  @login-927c39 @login-222
  Scenario: 222 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c9b878 @login-223
  Scenario: 223 from visitor to qr.approved.claiming
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "approved"
    Then it is in "qr.approved.claiming"

  @login-7fc148 @login-224
  Scenario: 224 from visitor to qr.denied
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "denied"
    Then it is in "qr.denied"

  @login-c11f4a @login-225
  Scenario: 225 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "expired"
    Then it is in "qr.expired"

  @login-e55534 @login-226
  Scenario: 226 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When untilQrExpiry has passed
    Then it is in "qr.expired"

  @login-738148 @login-227
  Scenario: 227 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When method.changed happens
    Then it is in "identify.editing"

  @login-9ecd91 @login-228
  Scenario: 228 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-023fef @login-229
  Scenario: 229 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c0d6f5 @login-231
  Scenario: 231 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":false,"failure":"expired"}
    Then it is in "qr.expired"

  @login-476246 @login-232
  Scenario: 232 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-5b62cd @login-233
  Scenario: 233 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-5b594c @login-234
  Scenario: 234 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When method.changed happens
    Then it is in "identify.editing"

  @login-011a89 @login-235
  Scenario: 235 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When account.changed happens
    Then it is in "identify.editing"

  @login-78c7fb @login-236
  Scenario: 236 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-9fd503 @login-237
  Scenario: 237 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-09cfe8 @login-238
  Scenario: 238 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ff6760 @login-239
  Scenario: 239 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When account.changed happens
    Then it is in "identify.editing"

  @login-edb300 @login-240
  Scenario: 240 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ec9694 @login-267
  Scenario: 267 from visitor to qr.approved.claiming
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When qr.claimRetried happens
    Then it is in "qr.approved.claiming"

  @login-54f19b @login-268
  Scenario: 268 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-168845 @login-269
  Scenario: 269 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-ca64c1 @login-270
  Scenario: 270 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-be0907 @login-362
  Scenario: 362 from choosing to choosingAccount.choosing
    Given the login flow with the input "choosing"
    And it is in "choosingAccount.choosing"

  @login-7f083f @login-363
  Scenario: 363 from halfIn to twoFactor.entering.fresh
    Given the login flow with the input "halfIn"
    And it is in "twoFactor.entering.fresh"

  @login-474086 @login-364
  Scenario: 364 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When method.changed happens
    Then it is in "identify.editing"

  @login-bd4e71 @login-365
  Scenario: 365 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-820be5 @login-366
  Scenario: 366 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b250de @login-368
  Scenario: 368 from linked to suspended
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-8a378f @login-369
  Scenario: 369 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When link.resendRequested happens
    Then it is in "identify.editing"

  @login-9be4a2 @login-370
  Scenario: 370 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When method.changed happens
    Then it is in "identify.editing"

  @login-c207b2 @login-371
  Scenario: 371 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When link.resendRequested happens
    Then it is in "identify.editing"

  @login-8a16af @login-372
  Scenario: 372 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When method.changed happens
    Then it is in "identify.editing"

  @login-facdcf @login-373
  Scenario: 373 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When account.changed happens
    Then it is in "identify.editing"

  @login-dd066f @login-374
  Scenario: 374 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5621a9 @login-375
  Scenario: 375 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When method.changed happens
    Then it is in "identify.editing"

  @login-1440ab @login-376
  Scenario: 376 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When account.changed happens
    Then it is in "identify.editing"

  @login-0323d4 @login-377
  Scenario: 377 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-893301 @login-378
  Scenario: 378 from linked to magicLink.unredeemed
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When untilRetry has passed
    Then it is in "magicLink.unredeemed"

  @login-2dc945 @login-379
  Scenario: 379 from linked to magicLink.redeeming
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When link.retried happens
    Then it is in "magicLink.redeeming"

  @login-8815c0 @login-380
  Scenario: 380 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-076478 @login-381
  Scenario: 381 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-494672 @login-382
  Scenario: 382 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-6ac7b6 @login-383
  Scenario: 383 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-22d7db @login-384
  Scenario: 384 from waiting to cancelled
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5a62c6 @login-385
  Scenario: 385 from waiting to twoFactor.entering.fresh
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],"expires_at":"2026-01…
    Then it is in "twoFactor.entering.fresh"

  @login-02a700 @login-386
  Scenario: 386 from waiting to choosingAccount.choosing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11…
    Then it is in "choosingAccount.choosing"

  @login-56191e @login-388
  Scenario: 388 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"}
    Then it is in "identify.editing"

  @login-2d688f @login-389
  Scenario: 389 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.editing"

  @login-57d756 @login-390
  Scenario: 390 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When method.changed happens
    Then it is in "identify.editing"

  @login-a622ae @login-391
  Scenario: 391 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When account.changed happens
    Then it is in "identify.editing"

  @login-631d22 @login-392
  Scenario: 392 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a2365b @login-394
  Scenario: 394 from returned to social.cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"

  @login-3a8655 @login-395
  Scenario: 395 from returned to suspended
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-92f976 @login-396
  Scenario: 396 from returned to social.tooMany
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"

  @login-302ebf @login-397
  Scenario: 397 from returned to social.failed
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "social.failed"

  @login-68e784 @login-398
  Scenario: 398 from returned to social.redirecting
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-e9ddd7 @login-399
  Scenario: 399 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When method.changed happens
    Then it is in "identify.editing"

  @login-a4d32b @login-400
  Scenario: 400 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When account.changed happens
    Then it is in "identify.editing"

  @login-15ae98 @login-401
  Scenario: 401 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-37bba6 @login-402
  Scenario: 402 from returned to social.redirecting
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-ef9577 @login-403
  Scenario: 403 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ee7f77 @login-404
  Scenario: 404 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When account.changed happens
    Then it is in "identify.editing"

  @login-159cff @login-405
  Scenario: 405 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-aa9148 @login-419
  Scenario: 419 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-4175ba @login-422
  Scenario: 422 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-ee1588 @login-429
  Scenario: 429 from linked to done
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-6ff20d @login-430
  Scenario: 430 from waiting to done
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Rey…
    Then it is in "done"

  @login-2b13f3 @login-431
  Scenario: 431 from returned to done
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-91c36e @login-432
  Scenario: 432 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-410187 @login-433
  Scenario: 433 from visitor to code.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.unsent"

  @login-ec63f6 @login-434
  Scenario: 434 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When method.changed happens
    Then it is in "methods"

  @login-cf79a9 @login-435
  Scenario: 435 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b5001a @login-436
  Scenario: 436 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-3acfba @login-437
  Scenario: 437 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"

  @login-25b525 @login-438
  Scenario: 438 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"

  @login-f206f2 @login-439
  Scenario: 439 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"

  @login-0e8612 @login-440
  Scenario: 440 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"

  @login-7ea574 @login-441
  Scenario: 441 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"password"}
    Then it is in "identify.readingPhone"

  @login-f4fc52 @login-442
  Scenario: 442 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-531ff2 @login-443
  Scenario: 443 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-0a6989 @login-444
  Scenario: 444 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-bb8460 @login-445
  Scenario: 445 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When account.changed happens
    Then it is in "identify.editing"

  @login-ac3738 @login-446
  Scenario: 446 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f5f112 @login-447
  Scenario: 447 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-66c283 @login-448
  Scenario: 448 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"

  @login-591bf8 @login-449
  Scenario: 449 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"

  @login-761ca1 @login-450
  Scenario: 450 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"

  @login-bf5b04 @login-451
  Scenario: 451 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"

  @login-374ef7 @login-452
  Scenario: 452 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"password"}
    Then it is in "identify.readingPhone"

  @login-6a07e4 @login-453
  Scenario: 453 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-d8618f @login-454
  Scenario: 454 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-b1713a @login-455
  Scenario: 455 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-f736c7 @login-456
  Scenario: 456 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-085e54 @login-457
  Scenario: 457 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-647599 @login-458
  Scenario: 458 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-148da2 @login-459
  Scenario: 459 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "code.sending"

  @login-70762c @login-460
  Scenario: 460 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"password"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "password.entering"

  @login-76350d @login-461
  Scenario: 461 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"

  @login-38163d @login-462
  Scenario: 462 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"

  @login-799df6 @login-463
  Scenario: 463 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When account.changed happens
    Then it is in "identify.editing"

  @login-193467 @login-464
  Scenario: 464 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ebffd7 @login-465
  Scenario: 465 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-1a17b2 @login-466
  Scenario: 466 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-6c73ae @login-467
  Scenario: 467 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-96d72f @login-468
  Scenario: 468 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-8fae9e @login-469
  Scenario: 469 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When method.changed happens
    Then it is in "methods"

  @login-da8d37 @login-470
  Scenario: 470 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When account.changed happens
    Then it is in "identify.editing"

  @login-1c3e0c @login-471
  Scenario: 471 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c05b2c @login-472
  Scenario: 472 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-b5a2d6 @login-473
  Scenario: 473 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-69552c @login-474
  Scenario: 474 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4bf453 @login-475
  Scenario: 475 from visitor to code.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When untilRetry has passed
    Then it is in "code.unsent"

  @login-82f340 @login-476
  Scenario: 476 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When method.changed happens
    Then it is in "methods"

  @login-46e36f @login-477
  Scenario: 477 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-36d7d9 @login-478
  Scenario: 478 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-90fdf8 @login-479
  Scenario: 479 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-52c3cc @login-480
  Scenario: 480 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-3fe649 @login-481
  Scenario: 481 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"

  @login-957a12 @login-482
  Scenario: 482 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"

  @login-4855a4 @login-483
  Scenario: 483 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"

  @login-af444b @login-484
  Scenario: 484 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"

  @login-cb59ad @login-485
  Scenario: 485 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"password"}
    Then it is in "identify.readingPhone"

  @login-7ced7d @login-486
  Scenario: 486 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-3b6aa2 @login-487
  Scenario: 487 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-79cd58 @login-488
  Scenario: 488 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-42b580 @login-489
  Scenario: 489 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-86cde7 @login-490
  Scenario: 490 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5a2c01 @login-491
  Scenario: 491 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-28a5a8 @login-492
  Scenario: 492 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"

  @login-610a1d @login-493
  Scenario: 493 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"

  @login-697f45 @login-494
  Scenario: 494 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When email.submitted happens with {"email":"ana","way":"code"}
    Then it is in "identify.invalidEmail"

  @login-0f2d2d @login-495
  Scenario: 495 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"

  @login-ac407d @login-496
  Scenario: 496 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"password"}
    Then it is in "identify.readingPhone"

  @login-38f640 @login-497
  Scenario: 497 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-7a2254 @login-498
  Scenario: 498 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-7a9f05 @login-499
  Scenario: 499 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-311d66 @login-500
  Scenario: 500 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-05c56a @login-501
  Scenario: 501 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b217ac @login-502
  Scenario: 502 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph","way":"code"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-76f796 @login-503
  Scenario: 503 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When method.changed happens
    Then it is in "methods"

  @login-92ec9c @login-504
  Scenario: 504 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When account.changed happens
    Then it is in "identify.editing"

  @login-69e76a @login-505
  Scenario: 505 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-e4901d @login-506
  Scenario: 506 from visitor to magicLink.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unsent"

  @login-f01330 @login-507
  Scenario: 507 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When method.changed happens
    Then it is in "methods"

  @login-3e35a5 @login-508
  Scenario: 508 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When method.changed happens
    Then it is in "methods"

  @login-50b6e0 @login-509
  Scenario: 509 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "methods"

  @login-efe362 @login-510
  Scenario: 510 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When account.changed happens
    Then it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "methods"

  @login-65c1a4 @login-511
  Scenario: 511 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When method.changed happens
    Then it is in "methods"

  @login-71bbd7 @login-512
  Scenario: 512 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When account.changed happens
    Then it is in "identify.editing"

  @login-e0c8e4 @login-513
  Scenario: 513 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-73a56c @login-514
  Scenario: 514 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-f76eb2 @login-515
  Scenario: 515 from visitor to code.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"

  @login-b5a869 @login-516
  Scenario: 516 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-d4b7b0 @login-517
  Scenario: 517 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-60be00 @login-518
  Scenario: 518 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-bc848e @login-519
  Scenario: 519 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-0658f6 @login-520
  Scenario: 520 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-35f722 @login-521
  Scenario: 521 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-33f96b @login-522
  Scenario: 522 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-04ac8c @login-523
  Scenario: 523 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When account.changed happens
    Then it is in "abandoning"

  @login-d18f8b @login-524
  Scenario: 524 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f62f54 @login-525
  Scenario: 525 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-3c3b79 @login-526
  Scenario: 526 from visitor to password.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"

  @login-0d7957 @login-527
  Scenario: 527 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When method.changed happens
    Then it is in "methods"

  @login-114980 @login-528
  Scenario: 528 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When account.changed happens
    Then it is in "identify.editing"

  @login-5384c2 @login-529
  Scenario: 529 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-6a1866 @login-530
  Scenario: 530 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-07a5e2 @login-531
  Scenario: 531 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-437ca8 @login-532
  Scenario: 532 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-dfa23b @login-533
  Scenario: 533 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When untilRetry has passed
    Then it is in "password.entering"

  @login-d7034b @login-534
  Scenario: 534 from visitor to password.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"

  @login-162340 @login-535
  Scenario: 535 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When method.changed happens
    Then it is in "methods"

  @login-d59b6c @login-536
  Scenario: 536 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When account.changed happens
    Then it is in "identify.editing"

  @login-d95313 @login-537
  Scenario: 537 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-327b8b @login-538
  Scenario: 538 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-be4ca5 @login-539
  Scenario: 539 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-f9f8d3 @login-540
  Scenario: 540 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-daa5b4 @login-541
  Scenario: 541 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-7f162e @login-542
  Scenario: 542 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkExpiry has passed
    Then it is in "magicLink.expired"

  @login-5a85fb @login-543
  Scenario: 543 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-675c84 @login-544
  Scenario: 544 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-78b981 @login-545
  Scenario: 545 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-914526 @login-546
  Scenario: 546 from visitor to magicLink.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When untilRetry has passed
    Then it is in "magicLink.unsent"

  @login-7faaa6 @login-547
  Scenario: 547 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-922c42 @login-548
  Scenario: 548 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When method.changed happens
    Then it is in "methods"

  @login-979be2 @login-549
  Scenario: 549 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When account.changed happens
    Then it is in "identify.editing"

  @login-34a564 @login-550
  Scenario: 550 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-3e12fd @login-551
  Scenario: 551 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When method.changed happens
    Then it is in "methods"

  @login-909d86 @login-552
  Scenario: 552 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-11c3d5 @login-553
  Scenario: 553 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When method.changed happens
    Then it is in "methods"

  @login-ed0dc2 @login-554
  Scenario: 554 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When method.changed happens
    Then it is in "methods"

  @login-0d4a26 @login-555
  Scenario: 555 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When method.changed happens
    Then it is in "methods"

  @login-799b3a @login-556
  Scenario: 556 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-84fbd7 @login-557
  Scenario: 557 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "methods"

  @login-72d4a2 @login-558
  Scenario: 558 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-35391b @login-559
  Scenario: 559 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "methods"

  @login-bc93e2 @login-560
  Scenario: 560 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When account.changed happens
    Then it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "methods"

  @login-bb17ef @login-561
  Scenario: 561 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-e38f12 @login-562
  Scenario: 562 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-ad580d @login-563
  Scenario: 563 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-972fef @login-564
  Scenario: 564 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-164798 @login-565
  Scenario: 565 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-081b45 @login-566
  Scenario: 566 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-f20911 @login-567
  Scenario: 567 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-bf54bb @login-568
  Scenario: 568 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-59246b @login-569
  Scenario: 569 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-488364 @login-570
  Scenario: 570 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-cd1c09 @login-571
  Scenario: 571 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-09f9d4 @login-572
  Scenario: 572 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c9afa2 @login-573
  Scenario: 573 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-95211e @login-574
  Scenario: 574 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-ace2ed @login-575
  Scenario: 575 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-95736a @login-576
  Scenario: 576 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-701201 @login-577
  Scenario: 577 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When account.changed happens
    Then it is in "abandoning"

  @login-600594 @login-578
  Scenario: 578 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-352ca6 @login-579
  Scenario: 579 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-92f889 @login-580
  Scenario: 580 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name…
    Then it is in "done"

  @login-18162f @login-581
  Scenario: 581 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"

  @login-eafb38 @login-582
  Scenario: 582 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-3c37e8 @login-583
  Scenario: 583 from visitor to choosingAccount.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosingAccount.failed"

  @login-ced8e5 @login-584
  Scenario: 584 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-940d45 @login-585
  Scenario: 585 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When account.changed happens
    Then it is in "abandoning"

  @login-45e45a @login-586
  Scenario: 586 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-327f6b @login-587
  Scenario: 587 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When abandonLogin answers
    Then it is in "identify.editing"

  @login-e77dae @login-588
  Scenario: 588 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When untilLapse has passed
    Then it is in "lapsed"
    When account.changed happens
    Then it is in "abandoning"

  @login-3c16fb @login-589
  Scenario: 589 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-abc183 @login-590
  Scenario: 590 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When account.changed happens
    Then it is in "abandoning"

  @login-86820e @login-591
  Scenario: 591 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-9185b9 @login-592
  Scenario: 592 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When account.changed happens
    Then it is in "abandoning"

  @login-41733e @login-593
  Scenario: 593 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ed901e @login-594
  Scenario: 594 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-cc58c7 @login-595
  Scenario: 595 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-352ba9 @login-596
  Scenario: 596 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-940d8b @login-597
  Scenario: 597 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-cfbd49 @login-598
  Scenario: 598 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-48fc9a @login-599
  Scenario: 599 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When account.changed happens
    Then it is in "abandoning"

  @login-1f59bf @login-600
  Scenario: 600 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-37ccff @login-601
  Scenario: 601 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-1a597b @login-602
  Scenario: 602 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-f0427e @login-603
  Scenario: 603 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When method.changed happens
    Then it is in "methods"

  @login-aeb23d @login-604
  Scenario: 604 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When account.changed happens
    Then it is in "identify.editing"

  @login-d7b96e @login-605
  Scenario: 605 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-539f90 @login-606
  Scenario: 606 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-e4996f @login-607
  Scenario: 607 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When method.changed happens
    Then it is in "methods"

  @login-463645 @login-608
  Scenario: 608 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When account.changed happens
    Then it is in "identify.editing"

  @login-c88f88 @login-609
  Scenario: 609 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8f814f @login-610
  Scenario: 610 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-681d71 @login-611
  Scenario: 611 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-604643 @login-612
  Scenario: 612 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-421f09 @login-613
  Scenario: 613 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a6b85b @login-614
  Scenario: 614 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-c94593 @login-615
  Scenario: 615 from visitor to magicLink.openedElsewhere
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"

  @login-9dc378 @login-616
  Scenario: 616 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"

  @login-c7a881 @login-617
  Scenario: 617 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When untilLinkExpiry has passed
    Then it is in "magicLink.expired"

  @login-6f0deb @login-618
  Scenario: 618 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When method.changed happens
    Then it is in "methods"

  @login-bd8a6a @login-619
  Scenario: 619 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When method.changed happens
    Then it is in "methods"

  @login-e7a888 @login-620
  Scenario: 620 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When method.changed happens
    Then it is in "methods"

  @login-c2bcf3 @login-621
  Scenario: 621 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When method.changed happens
    Then it is in "methods"

  @login-9e814a @login-622
  Scenario: 622 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-c40416 @login-623
  Scenario: 623 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-4faa2e @login-624
  Scenario: 624 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-21e839 @login-625
  Scenario: 625 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-23c522 @login-626
  Scenario: 626 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c40757 @login-627
  Scenario: 627 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-13beea @login-628
  Scenario: 628 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-10e7ef @login-629
  Scenario: 629 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-754bce @login-630
  Scenario: 630 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-9d6690 @login-631
  Scenario: 631 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8d6fa9 @login-632
  Scenario: 632 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-5379f1 @login-633
  Scenario: 633 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-7ef197 @login-634
  Scenario: 634 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-be759c @login-635
  Scenario: 635 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b33047 @login-636
  Scenario: 636 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-fdb168 @login-637
  Scenario: 637 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-90d8ba @login-638
  Scenario: 638 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-597c5f @login-639
  Scenario: 639 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-f1d562 @login-640
  Scenario: 640 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-779cff @login-641
  Scenario: 641 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cfb673 @login-642
  Scenario: 642 from visitor to choosingAccount.opening
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"

  @login-c90a06 @login-643
  Scenario: 643 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When account.changed happens
    Then it is in "abandoning"

  @login-29b103 @login-644
  Scenario: 644 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-9d99e1 @login-645
  Scenario: 645 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-936796 @login-646
  Scenario: 646 from visitor to choosingAccount.opening
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"

  @login-268f1f @login-647
  Scenario: 647 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-475a22 @login-648
  Scenario: 648 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c08467 @login-649
  Scenario: 649 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-96cfe0 @login-650
  Scenario: 650 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-c18d63 @login-651
  Scenario: 651 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When account.changed happens
    Then it is in "abandoning"

  @login-5c6334 @login-652
  Scenario: 652 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-34ea2f @login-653
  Scenario: 653 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When account.changed happens
    Then it is in "abandoning"

  @login-93e4ed @login-654
  Scenario: 654 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-84e698 @login-655
  Scenario: 655 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When account.changed happens
    Then it is in "abandoning"

  @login-2e36cd @login-656
  Scenario: 656 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-fde07b @login-657
  Scenario: 657 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-be57bb @login-658
  Scenario: 658 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-58bbfc @login-659
  Scenario: 659 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-62b258 @login-660
  Scenario: 660 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-d73b27 @login-661
  Scenario: 661 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When account.changed happens
    Then it is in "abandoning"

  @login-206e94 @login-662
  Scenario: 662 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-fde48f @login-663
  Scenario: 663 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-9c589a @login-664
  Scenario: 664 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-c82a85 @login-665
  Scenario: 665 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-9f5055 @login-666
  Scenario: 666 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-83b006 @login-667
  Scenario: 667 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When account.changed happens
    Then it is in "abandoning"

  @login-93b9c9 @login-668
  Scenario: 668 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-9a042e @login-669
  Scenario: 669 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-edbd33 @login-670
  Scenario: 670 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When account.changed happens
    Then it is in "abandoning"

  @login-703bdb @login-671
  Scenario: 671 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-b75cc2 @login-672
  Scenario: 672 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When account.changed happens
    Then it is in "abandoning"

  @login-002908 @login-673
  Scenario: 673 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ea389b @login-674
  Scenario: 674 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-c9566d @login-675
  Scenario: 675 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When untilRetry has passed
    Then it is in "twoFactor.entering.fresh"

  @login-065d80 @login-676
  Scenario: 676 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-7abfc1 @login-677
  Scenario: 677 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-256c98 @login-678
  Scenario: 678 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-9d3cf1 @login-679
  Scenario: 679 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-87cf8b @login-680
  Scenario: 680 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-e37b7f @login-681
  Scenario: 681 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-3bc0cf @login-682
  Scenario: 682 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-d02575 @login-683
  Scenario: 683 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When account.changed happens
    Then it is in "abandoning"

  @login-20b1dc @login-684
  Scenario: 684 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-2978ee @login-685
  Scenario: 685 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-dea041 @login-686
  Scenario: 686 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-b608a7 @login-687
  Scenario: 687 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-f742d6 @login-688
  Scenario: 688 from visitor to twoFactor.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"

  @login-6105f3 @login-689
  Scenario: 689 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-1932cb @login-690
  Scenario: 690 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"code"}
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When method.changed happens
    Then it is in "methods"

  @login-1dedab @login-691
  Scenario: 691 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-f92c24 @login-692
  Scenario: 692 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When account.changed happens
    Then it is in "abandoning"

  @login-9df99d @login-693
  Scenario: 693 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-48f786 @login-694
  Scenario: 694 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-7816ab @login-695
  Scenario: 695 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-1def14 @login-696
  Scenario: 696 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When account.changed happens
    Then it is in "abandoning"

  @login-e488ae @login-697
  Scenario: 697 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cb236d @login-698
  Scenario: 698 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-fdee93 @login-699
  Scenario: 699 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-1a3918 @login-700
  Scenario: 700 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-c059b2 @login-701
  Scenario: 701 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-089a41 @login-702
  Scenario: 702 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When account.changed happens
    Then it is in "abandoning"

  @login-cfcca7 @login-703
  Scenario: 703 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b454e5 @login-704
  Scenario: 704 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-e349ca @login-705
  Scenario: 705 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-1389c8 @login-706
  Scenario: 706 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-de6e77 @login-707
  Scenario: 707 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-503822 @login-708
  Scenario: 708 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-46476a @login-709
  Scenario: 709 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-d561ee @login-710
  Scenario: 710 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com","way":"password"}
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When untilLapse has passed
    Then it is in "lapsed"
