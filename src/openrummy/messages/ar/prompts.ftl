# كلمات مشتركة بين الشاشات.

yes = نعم
no = لا
seat-you = أنت
seat-bot = الحاسوب { $number }
