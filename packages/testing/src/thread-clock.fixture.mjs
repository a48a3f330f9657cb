console.log(Date.now())
