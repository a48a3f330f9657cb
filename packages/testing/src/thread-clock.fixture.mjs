process.stdout.write(String(Date.now()))
