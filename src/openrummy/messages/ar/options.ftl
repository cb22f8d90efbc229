# الألعاب وقواعد البيت وقيمها.
# preset-<name> وpreset-<name>-about؛ وoption-<name> بشرطات مكان النقاط؛
# choice-<option>-<word> لكلمة من كلمات الخيار، و-null لغياب القيمة؛ وclash-<name>.

## الألعاب

preset-jimmy = رَن سِت جيمي
preset-jimmy-about = سبع جولات، لكل منها عقد من المتتاليات والمجموعات يُنزَّل دفعة واحدة. علبتان أو ثلاث مع الجواكر، وإحدى عشرة ورقة لكل لاعب، وثلاث مشتريات في الجولة؛ والأقل نقاطًا بعد سبع جولات يفوز.
preset-jimmy-2026 = رَن سِت جيمي، قواعد 2026
preset-jimmy-2026-about = قواعد أحدث من صاحب اللعبة: لا تخرج إلا بلعب أوراقك الأخيرة لا برمي ورقة، ومن قطع عند جوكر قبل التوزيع احتفظ به.
preset-jimmy-strict = رَن سِت جيمي، الصارم
preset-jimmy-strict-about = لطاولات تريد تركيبات متباعدة بوضوح: بين متتاليتين من نقش واحد في العقد رتبتان، ومجموعتا العقد من رتبتين مختلفتين، ومن نزل لا يشتري.
preset-rummy30 = رمي 30
preset-rummy30-about = علبتان وأربعة جواكر، وثلاث عشرة ورقة لكل لاعب. افتتح بتركيبات تساوي 30 نقطة أو أكثر، ثم أضف إلى أي تركيبة واسترجع الجواكر من الطاولة. ومن تخلّص من أوراقه كلها أولًا فاز.
preset-rummy51 = رمي 51
preset-rummy51-about = رمي بعتبة أعلى: الافتتاح يحتاج إلى 51 نقطة ومتتالية بلا جوكر. وبعد ذلك تُلعب مثل رمي 30.
preset-rami51-french = رامي 51 الفرنسي
preset-rami51-french-about = رمي 51 كما تلعبه طاولات فرنسية كثيرة: تُكشف ورقة، ولا تؤخذ الورقة المرمية إلا لتُستعمل فورًا، والافتتاح من الدور الثاني، والجوكر المسترجع يُلعب في الدور نفسه، وآخر ورقة تُرمى، ومن لم يفتتح يدفع 100 نقطة.
preset-kalooki40 = كالوكي 40
preset-kalooki40-about = افتتح بـ40 نقطة. لا تؤخذ الورقة المرمية إلا لتُستعمل فورًا، وجوكر المجموعة الثلاثية يُستبدل بالورقتين الناقصتين معًا، والجوكر الباقي في اليد يكلّف 25 نقطة.
preset-gin = جين رمي
preset-gin-about = لاعبان، عشر أوراق، أيدٍ مستورة. رتّب أوراقك في تركيبات ودقّ حين لا يزيد الباقي على 10 نقاط، أو انتظر الجين. خاسر الجولة يأخذ النقاط جزاءً؛ ومن بلغ 100 أولًا خسر.
preset-gin-classic = الجين الكلاسيكي
preset-gin-classic-about = الحساب الكلاسيكي: الفائز يأخذ النقاط، والجين 20، وقلب الدقّة 10، وكل جولة مكسوبة 20 في النهاية، والمباراة 100. تُعرض الورقة المكشوفة الأولى على اللاعبين؛ ولا جين كبير.
preset-gin-modern = الجين الحديث
preset-gin-modern-about = قيم بطولات اليوم: الفائز يأخذ النقاط، والجين وقلب الدقّة 25، والجين الكبير 31، وكل جولة مكسوبة 25، والمباراة 100، ومباراة بلا جولة خاسرة تُحسب مضاعفة. تُعرض الورقة المكشوفة الأولى على اللاعبين.
preset-gin-oklahoma = جين أوكلاهوما
preset-gin-oklahoma-about = جين تحدد فيه الورقة المكشوفة في كل جولة كم يُسمح به من الورق الميت عند الدقّ: نقاطها، عشرة للصورة وواحد للآس.
preset-gin-straight = الجين الصِّرف
preset-gin-straight-about = جين بلا دقّ: تستمر الجولة حتى تدخل أوراق أحدهما كلها في تركيبات.

## قواعد البيت: العلبة والمقاعد والتوزيع

option-deck-packs = عدد العلب
option-deck-jokers_per_pack = الجواكر في كل علبة
option-deck-jokers_total = الجواكر في المجموع، مهما كان عدد العلب
option-deck-ranks = الرتب في كل علبة، عدًّا من الآس
option-deck-suits = النقوش في كل علبة
option-players-min = أقل عدد من اللاعبين
option-players-max = أكبر عدد من اللاعبين
option-deal-hand_size = الأوراق الموزعة على كل لاعب
option-deal-starter_extra = يأخذ اللاعب الأول ورقة زائدة ولا يسحب في دوره الأول
option-deal-upcard = تُكشف ورقة تبدأ بها كومة الرمي
option-deal-upcard_joker = جوكر كُشف بعد التوزيع
option-deal-first_dealer = من يوزّع أولًا
option-deal-draw_ace = الآس عند السحب للتوزيع
option-deal-tie = تساوي الأوراق عند السحب للتوزيع
option-deal-rotation = من يوزّع بعد ذلك
option-deal-cut_keeps_joker = من قطع عند جوكر احتفظ به
option-deal-exact_cut_bonus = نقاط قطع أوراق التوزيع بالتمام
option-turn-direction = اتجاه اللعب
option-turn-starter = من يبدأ الجولة

## قواعد البيت: التركيبات والجواكر

option-meld-min_naturals = الأوراق الطبيعية اللازمة في كل تركيبة
option-run-min = أقل الأوراق في متتالية
option-run-max = أكثر الأوراق في متتالية
option-run-max_when_laid = أكثر الأوراق في متتالية عند إنزالها
option-run-ace_both_ends = يجوز الآس في طرفي المتتالية
option-set-max = أكثر الأوراق في مجموعة
option-set-distinct_suits = أوراق المجموعة من نقوش مختلفة
option-joker-max_per_meld = أكثر الجواكر في تركيبة
option-joker-max_share = الجواكر والأوراق الطبيعية في التركيبة
option-joker-no_adjacent = لا يتجاور جوكران في متتالية
option-joker-on_replace = جوكر المتتالية حين يُستبدل
option-joker-set_replace = يجوز استبدال جوكر المجموعة
option-joker-set_identity = ما يمثّله جوكر المجموعة
option-joker-swap_requires_open = لا يستبدل الجوكر إلا من افتتح
option-joker-retrieved_must_be_played = الجوكر المأخوذ من الطاولة يُلعب في الدور نفسه
option-joker-retrieved_counts_for_opening = الجوكر المأخوذ من الطاولة يدخل في الافتتاح

## قواعد البيت: السحب والشراء

option-draw-discard_depth = إلى أي عمق يؤخذ من كومة الرمي
option-draw-discard_condition = متى تؤخذ الورقة المرمية
option-draw-discard_not_with_one_card = لا يأخذ الورقة المرمية من بقيت معه ورقة واحدة
option-draw-discard_when_down = من نزل يجوز أن يأخذ الورقة المرمية
option-recycle-keep_top = تبقى الورقة العليا حين تصير الكومة رزمة
option-recycle-shuffle = تُخلط الكومة حين تصير رزمة
option-recycle-max = كم مرة تصير الكومة رزمة
option-buy-max_per_round = مشتريات كل لاعب في الجولة
option-buy-extra_cards = أوراق الرزمة التي تأتي مع الشراء
option-buy-in_turn = الشراء في الدور نفسه
option-buy-window = متى ينتهي وقت الشراء
option-buy-priority = من يسبق حين يطلب أكثر من واحد
option-buy-turn_player_veto = ينتظر الشراء أن يترك صاحب الدور الورقة
option-buy-initial_upcard = يجوز شراء الورقة المكشوفة بعد التوزيع
option-buy-own_discard = يجوز للمرء أن يشتري ما رماه
option-buy-allowed_when_down = من نزل يجوز أن يشتري
option-buy-when_short = الشراء حين تقلّ الأوراق
option-hand-max = أكثر الأوراق في اليد بعد الشراء
option-exhaustion = حين لا يبقى ما يُسحب

## قواعد البيت: الافتتاح والعقود

option-opening-min_points = النقاط اللازمة للافتتاح
option-opening-natural_run = متتالية طبيعية في الافتتاح
option-opening-jokers_max = أكثر الجواكر في الافتتاح
option-opening-ace_low = نقاط الآس الأدنى في الافتتاح
option-opening-ace_high = نقاط الآس فوق الملك في الافتتاح
option-opening-ace_set = نقاط الآس في مجموعة في الافتتاح
option-opening-face = نقاط الولد والبنت والملك في الافتتاح
option-opening-joker_value = نقاط الجوكر في الافتتاح
option-opening-counts_layoffs = الأوراق المضافة في الفعل نفسه تُحسب في الافتتاح
option-opening-then_layoff = الإضافة في دور الافتتاح
option-opening-earliest_turn = أول دور يجوز فيه الافتتاح
option-opening-closed_hand_exempt = يد كاملة تُنزَّل دفعة واحدة لا تحتاج إلى نقاط الافتتاح
option-contract-list = عقد كل جولة
option-contract-extra_melds = يجوز إنزال تركيبات أخرى مع العقد
option-contract-longer_melds = يجوز أن تكون تركيبات العقد أطول مما يطلب
option-contract-new_melds_after_down = تركيبات جديدة بعد النزول
option-contract-progress = من ينتقل إلى العقد التالي
option-contract-same_suit_runs = متتاليتان من نقش واحد في عقد
option-contract-same_suit_gap = الرتب اللازمة بين متتاليتين من نقش واحد
option-contract-same_rank_sets = مجموعتان من رتبة واحدة في عقد
option-contract-last_round_no_discard = في الجولة الأخيرة يكون الخروج بلا رمي

## قواعد البيت: الإضافة والرمي والخروج

option-layoff-requires_open = لا يضيف إلا من أنزل تركيباته الأولى
option-layoff-others = الإضافة إلى تركيبات الآخرين
option-layoff-same_turn_as_going_down = الإضافة في دور النزول
option-layoff-max_per_run_per_turn = أكثر ما يضاف إلى متتالية واحدة في الدور
option-layoff-swap_counts = استبدال الجوكر يُحسب إضافة ورقة
option-table-rearrange = يجوز نقل الأوراق بين تركيبات الطاولة
option-discard-just_taken = رمي الورقة المأخوذة توًّا من كومة الرمي
option-discard-joker = يجوز رمي الجوكر
option-discard-playable = يجوز رمي ورقة تناسب الطاولة
option-going_out = كيف يكون الخروج

## قواعد البيت: الحساب والمباراة

option-points-table = نقاط كل ورقة في اليد
option-points-to = من يأخذ النقاط
option-points-out_bonus = نقاط من يخرج
option-points-closed_hand_factor = مضاعف نقاط الآخرين حين تخرج يد كاملة في دور واحد
option-penalty-ace = نقاط الآس في اليد
option-penalty-joker = نقاط الجوكر في اليد
option-penalty-unopened = زيادة على من لم يفتتح
option-penalty-unopened_points = نقاط من لم يفتتح حين تكون ثابتة
option-match-format = طول المباراة
option-match-rounds = جولات المباراة
option-match-target = النقاط التي تنهي المباراة
option-match-tie = التعادل في نهاية المباراة
option-round-max_turns = أدوار كل لاعب التي تنتهي بعدها الجولة
option-round-max_pile_draws = عدد ما يؤخذ من كومة الرمي قبل أن تنتهي الجولة

## قواعد البيت: الجين

option-gin-first_turn = الدور الأول
option-gin-knock_limit = أكثر ورق ميت يُدقّ به
option-gin-auto_arrange = أفضل تركيبات المدافع وإضافاته تُحسب تلقائيًّا
option-gin-layoff = يجوز للمدافع أن يضيف إلى تركيبات من دقّ
option-gin-undercut_bonus = مكافأة قلب الدقّة
option-gin-undercut_on_tie = تساوي الورق الميت قلبٌ للدقّة
option-gin-gin_bonus = مكافأة الجين
option-gin-big_gin_bonus = مكافأة الجين الكبير
option-gin-blocked_at = الأوراق الباقية في الرزمة التي تنهي الجولة بلا دقّ
option-gin-blocked_last_take = يجوز أخذ آخر ورقة مرمية للدقّ
option-gin-box_bonus = مكافأة كل جولة مكسوبة في نهاية المباراة
option-gin-game_bonus = مكافأة الفوز بالمباراة
option-gin-shutout = مباراة لم يكسب فيها الخاسر جولة

## القيم

choice-yes = نعم
choice-no = لا

choice-deck-packs-auto = ثلاث لأربعة لاعبين أو أكثر، وإلا اثنتان
choice-deck-jokers_total-null = بعدد ما في العلب
choice-deal-upcard_joker-keep = يبقى ويجوز أخذه
choice-deal-upcard_joker-rebury = يعود إلى الرزمة
choice-deal-first_dealer-random = بالمصادفة
choice-deal-first_dealer-low_card = من سحب أدنى ورقة
choice-deal-first_dealer-high_card = من سحب أعلى ورقة
choice-deal-first_dealer-seat0 = المقعد الأول
choice-deal-draw_ace-high = فوق الملك
choice-deal-draw_ace-low = تحت الاثنين
choice-deal-tie-redraw_tied = يسحب المتعادلون مرة أخرى
choice-deal-tie-suit_order = يفصل بينهم النقش
choice-deal-rotation-left = اللاعب التالي
choice-deal-rotation-right = اللاعب السابق
choice-deal-rotation-alternate = كلٌّ في دوره
choice-deal-rotation-winner = فائز الجولة
choice-deal-rotation-loser = خاسر الجولة
choice-turn-direction-cw = مع عقارب الساعة
choice-turn-direction-ccw = عكس عقارب الساعة
choice-turn-starter-left_of_dealer = اللاعب بعد الموزّع
choice-turn-starter-dealer = الموزّع
choice-turn-starter-winner = فائز الجولة السابقة
choice-run-max-null = لا حدّ غير الأماكن الأربعة عشر
choice-run-max_when_laid-null = لا حدّ خاص
choice-set-max-null = بلا حدّ
choice-joker-max_per_meld-null = بلا حدّ
choice-joker-max_share-any = أي خليط
choice-joker-max_share-not_more_than_naturals = لا تزيد الجواكر على الأوراق الطبيعية
choice-joker-max_share-naturals_majority = الأوراق الطبيعية أكثر من الجواكر
choice-joker-on_replace-none = لا يُستبدل
choice-joker-on_replace-slide = ينتقل إلى طرف المتتالية
choice-joker-on_replace-take_to_hand = يصير في يد اللاعب
choice-joker-on_replace-take_and_play_now = يصير في اليد ويُلعب في الدور نفسه
choice-joker-set_identity-any_missing_suit = أي نقش ناقص، ما لم يُسمَّ
choice-joker-set_identity-declared = النقش الذي سُمّي عند إنزاله
choice-joker-set_identity-determined_only = يتحدد حين لا ينقص إلا نقش واحد
choice-joker-set_identity-both_missing = الورقتان الناقصتان معًا
choice-draw-discard_depth-1 = الورقة العليا وحدها
choice-draw-discard_depth-any = أي ورقة مع كل ما فوقها
choice-draw-discard_condition-free = دائمًا
choice-draw-discard_condition-use_now = لتُنزَّل في الدور نفسه فقط
choice-draw-discard_condition-use_now_if_unopened = قبل الافتتاح لتُنزَّل في الدور نفسه فقط
choice-draw-discard_condition-only_after_opening = بعد الافتتاح فقط
choice-recycle-max-null = بلا حدّ
choice-buy-window-timed = حين يسحب صاحب الدور
choice-buy-window-poll_seats = حين يجيب كل لاعب
choice-buy-priority-seat_order = الأقرب بعد صاحب الدور
choice-buy-priority-first_call = من طلب أولًا
choice-buy-when_short-refuse = يُرفض
choice-buy-when_short-discard_only = يأتي بالورقة المرمية مع ما تيسّر
choice-hand-max-null = بلا حدّ
choice-exhaustion-score_all = تنتهي الجولة وتُحسب كل الأيدي
choice-exhaustion-void = لا تُحسب الجولة
choice-exhaustion-pass = يفوت الدور
choice-opening-natural_run-none = غير لازمة
choice-opening-natural_run-joker_free_meld = متتالية كاملة بلا جوكر
choice-opening-natural_run-three_naturals_inside = ثلاث أوراق طبيعية متجاورة داخل متتالية
choice-opening-jokers_max-null = بلا حدّ
choice-opening-joker_value-represented = نقاط الورقة التي يمثّلها
choice-contract-progress-all = الجميع
choice-contract-progress-own = من أتمّ عقده فقط
choice-contract-same_suit_runs-any = جائز ولو متجاورتين
choice-contract-same_suit_runs-gap = جائز وبينهما رتب
choice-contract-same_suit_runs-different_suits = غير جائز
choice-layoff-max_per_run_per_turn-null = بلا حدّ
choice-discard-just_taken-allowed = جائز
choice-discard-just_taken-forbidden = ممنوع، ما دامت ورقة أخرى يجوز رميها
choice-going_out-either = بلعب الورقة الأخيرة أو رميها
choice-going_out-play_only = بلعب الأوراق الأخيرة بلا رمي
choice-going_out-discard_required = برمي الورقة الأخيرة
choice-points-to-loser = الخاسر، جزاءً
choice-points-to-winner = الفائز
choice-penalty-ace-null = كما في جدول النقاط
choice-penalty-joker-null = كما في جدول النقاط
choice-penalty-unopened-none = لا شيء
choice-penalty-unopened-flat = عدد ثابت بدل اليد
choice-penalty-unopened-double = تُحسب اليد مضاعفة
choice-match-format-single = جولة واحدة
choice-match-format-rounds = عدد من الجولات
choice-match-format-target = حتى يبلغ لاعب الهدف
choice-match-format-elimination = من بلغ الهدف خرج؛ والأخير يفوز
choice-match-format-contracts = جولة لكل عقد
choice-match-tie-share = يُتقاسم الفوز
choice-match-tie-extra_round = جولة أخرى
choice-match-tie-fewest_points_last_round = الأفضل في الجولة الأخيرة يفوز
choice-gin-first_turn-plain = دور عادي
choice-gin-first_turn-upcard_offer = تُعرض الورقة المكشوفة على اللاعبين
choice-gin-knock_limit-oklahoma = نقاط الورقة المكشوفة
choice-gin-big_gin_bonus-null = لا جين كبير
choice-gin-shutout-none = تُحسب كغيرها
choice-gin-shutout-double = تُحسب مضاعفة
choice-gin-shutout-flat = تأتي بمكافأة المباراة مرتين

## خيارات لا تُلعب

problem-unknown_option = ليس في هذه اللعبة خيار { $option }.
problem-bad_value = لا يكون { $option } مساويًا { $value }: يقبل { $wanted }.
problem-clash = { $why } انظر { $option }.

clash-players_range = أقل عدد من اللاعبين أكبر من أكثره.
clash-pack_too_small = أوراق العلب لا تكفي لتوزيع أيدٍ كهذه.
clash-run_range = أقصر متتالية أطول من أطولها.
clash-run_laid_range = أقصر متتالية أطول مما يجوز عند إنزالها.
clash-set_suits = مجموعة من نقوش مختلفة لا تزيد على أربع أوراق.
clash-set_slide = لا يُستبدل جوكر المجموعة إلا حيث يصير في يد اللاعب.
clash-contract_too_big = عقد يطلب أوراقًا أكثر مما تحمله اليد.
clash-contract_run_max = عقد يطلب متتالية أطول من الجائز.
clash-contract_set_max = عقد يطلب مجموعة أكبر من الجائز.
clash-last_discard = لا تنتهي الجولة الأخيرة بلا رمي حيث يجب أن تُرمى آخر ورقة.
clash-oklahoma_upcard = الورقة المكشوفة تحدد حدّ الدقّ، فيجب أن تُكشف ورقة.
clash-blocked_at = تكون الرزمة صغيرة من بداية الجولة.
