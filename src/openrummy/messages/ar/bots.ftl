# لماذا اختار الحاسوب ما اختار: why-... (openrummy.bots).

why-random = اخترت بالمصادفة واحدًا من { $count } أفعال ممكنة.
why-only-one = لا شيء آخر أستطيع فعله.
why-next-round = انتهت الجولة.

why-draws = الورقة المرمية لا تنفعني.
why-lets-go = { $card } لا تستحق الأخذ.
why-buys = { $missing ->
    [0] { $card } تُكمل عقدي.
    [one] { $card } تتركني على بعد ورقة من عقدي.
    [two] { $card } تتركني على بعد ورقتين من عقدي.
   *[other] { $card } تتركني على بعد { $missing } أوراق من عقدي.
}
why-takes-meld = { $card } تصنع تركيبة مع أوراق عندي.
why-takes-low = { $card } تخفض ورقي الميت من { $before } إلى { $after }.
why-takes-joker = الجوكر ينفع مع كل شيء.
why-takes-fits = { $card } تناسب تركيبة على الطاولة.
why-takes-frees = { $card } تحلّ محلّ جوكر على الطاولة.
why-takes-contract = { $missing ->
    [0] { $card } تُكمل عقدي.
    [one] { $card } تتركني على بعد ورقة من عقدي.
    [two] { $card } تتركني على بعد ورقتين من عقدي.
   *[other] { $card } تتركني على بعد { $missing } أوراق من عقدي.
}
why-takes-opens = { $card } تتيح لي الافتتاح.

why-opens = تساوي هذه التركيبات { $points } نقطة، وهي تكفي للافتتاح.
why-goes-down = اكتمل عقدي.
why-lays-meld = { $cards } تركيبة: تقلّ النقاط في يدي.
why-lays-off = { $cards } تناسب هناك: تقلّ النقاط في يدي.
why-swaps = { $cards } تحرّر جوكرًا أو تجد مكانًا.
why-goes-out = أستطيع الخروج.
why-must-use = { $card } يجب أن تُلعب في هذا الدور.
why-discards = { $card } أقلّ الأوراق نفعًا لي.

why-discards-gin = من دون { $card } يبقى عندي { $points } من الورق الميت وأفضل الآمال.
why-gin = كل أوراقي في تركيبات.
why-grand-gin = أوراقي الإحدى عشرة كلها في تركيبات.
why-knocks = { $points } من الورق الميت قليلة تكفي للدقّ الآن.
why-passes = { $card } لا تنفعني.
why-defends = هكذا تترك تركيباتي أقلّ ورق ميت.
why-done = لم يبقَ ما يُضاف.

why-practice = خبرتي تقول إن هذا هو الأفضل هنا.
why-looks-ahead = في { $won } من 100 توزيع محتمل أفوز هكذا بهذه الجولة؛ وفرصتي في الفوز بالمباراة { $chance } بالمئة.
why-looks-ahead-points = في { $won } من 100 توزيع محتمل أفوز هكذا بهذه الجولة؛ وحصيلتي في المتوسط { $points } نقطة.
